# The bot without the demo, with the driver for PostgreSQL. Build and run: docker compose up --build
# `make pin-image` adds the digest of the base image.
FROM python:3.11.14-slim-bookworm

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 WANTED_DATA_DIR=/data WANTED_HTTP_ADDRESS=127.0.0.1:9180
WORKDIR /wanted

COPY requirements/postgres.lock requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/postgres.lock

COPY engine engine
COPY bot bot
COPY cogs cogs
COPY data data
COPY LICENSE NOTICE README.md pyproject.toml ./
RUN pip install --no-cache-dir --no-build-isolation --no-deps --editable .

RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin wanted \
    && install -d -o wanted -g wanted -m 700 /data
USER wanted
VOLUME /data

# SIGTERM stops cleanly within seconds. Nothing but /data is written to.
STOPSIGNAL SIGTERM
# Inside the container; no port is published. For Prometheus set WANTED_HTTP_ADDRESS=0.0.0.0:9180.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=4 CMD ["wanted", "health"]
ENTRYPOINT ["wanted"]
# Containers restart whatever the exit code. If that cannot help (a refused token), `--stay` waits instead.
CMD ["run", "--stay"]
