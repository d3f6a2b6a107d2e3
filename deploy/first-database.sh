#!/bin/sh
# The user of the nodes, who owns nothing: it takes the role ndp_application, which sees one partner's rows at a time.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/database_user)" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role ndp_application nologin noinherit;
create role ndp login password :'password';
grant ndp_application to ndp;
SQL
