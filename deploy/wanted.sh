#!/bin/sh
# `wanted` beside deploy/wanted.service, as its user and with its settings, token and data. Run it as root.
# Like the bot it can write only to /var/lib/wanted:
#
#   deploy/wanted.sh backup /var/lib/wanted/copy.sqlite3
exec systemd-run --quiet --pipe --wait --collect \
    --property=DynamicUser=yes \
    --property=User=wanted \
    --property=StateDirectory=wanted \
    --property=StateDirectoryMode=0700 \
    --property=UMask=0077 \
    --property=WorkingDirectory=/opt/wanted \
    --property=LoadCredential=token:/etc/wanted.token \
    --property=EnvironmentFile=-/etc/wanted.env \
    --property=Environment=WANTED_DATA_DIR=/var/lib/wanted \
    /bin/sh -c 'exec env "DISCORD_TOKEN_FILE=$CREDENTIALS_DIRECTORY/token" "$0" "$@"' \
    /opt/wanted/.venv/bin/wanted "$@"
