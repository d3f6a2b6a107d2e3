-- An act that the product does brings a key made for it; each entry it leads to is sealed with that key, which is made
-- again from the act and the secret keys when the audit is verified. Without them nobody writes an entry.
alter table audit_entry add column mac text check (mac ~ '^[0-9a-f]{64}$');

-- Form 2 binds the id of its key, and what operators did until then.
alter table audit_anchor
  add column form smallint not null default 1,
  add column acts_n integer,
  add column acts_mac text;

-- Over the act before and this one, under a key.
alter table operator_action add column mac text check (mac ~ '^[0-9a-f]{64}$');

create or replace function note_act(partner text, application uuid, change jsonb) returns void
  language plpgsql security definer set search_path from current as $$
declare
  act jsonb := coalesce(nullif(current_setting('ndp.act', true), '')::jsonb,
    jsonb_build_object('who', 'database', 'name', session_user));
  act_key text := act ->> 'key';
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  last_n integer;
  last_hash text;
  text_of_it text;
  hash_of_it text;
begin
  perform pg_advisory_xact_lock(hashtextextended(partner || ' ' || application, 0));
  select audit_entry.n, audit_entry.hash into last_n, last_hash from audit_entry
    where partner_id = partner and application_id = application order by audit_entry.n desc limit 1;
  text_of_it := ((act - 'key') || change || jsonb_build_object(
    'partner', partner,
    'application', application,
    'n', coalesce(last_n, 0) + 1,
    'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text;
  hash_of_it := encode(sha256(convert_to(coalesce(last_hash, repeat('0', 64)) || E'\n' || text_of_it, 'UTF8')), 'hex');
  insert into audit_entry (partner_id, application_id, n, at, entry, hash, mac)
  values (partner, application, coalesce(last_n, 0) + 1, moment, text_of_it, hash_of_it,
    encode(sha256(convert_to(act_key || E'\n' || hash_of_it, 'UTF8')), 'hex'));
end
$$;

-- As before, and of every row what it became and what it was before, as hashes: so a row that was changed, removed, added
-- or put back behind the triggers is found. Some tables name an application by the document they belong to.
create or replace function note_change() returns trigger
  language plpgsql set timezone to 'UTC' set bytea_output to 'hex' as $$
declare
  passed text[] := tg_argv[0]::text[];
  was jsonb;
  becomes jsonb;
  known jsonb;
  about uuid;
  fields text[];
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then becomes := to_jsonb(new); end if;
  known := coalesce(becomes, was);
  if tg_table_name = 'application' then
    about := (known ->> 'id')::uuid;
  elsif known ? 'application_id' then
    about := (known ->> 'application_id')::uuid;
  elsif known ? 'request_id' then
    select request.application_id into about from signature_request as request
      where request.partner_id = known ->> 'partner_id' and request.id = (known ->> 'request_id')::uuid;
  else
    select envelope.application_id into about from signing_envelope as envelope
      where envelope.partner_id = known ->> 'partner_id' and envelope.id = (known ->> 'envelope_id')::uuid;
  end if;
  -- What goes with its application is told by the application's own entry.
  if about is null or tg_op = 'DELETE' and tg_table_name <> 'application' and not exists (
    select from application where partner_id = known ->> 'partner_id' and id = about
  ) then
    return null;
  end if;
  select array_agg(key order by key) into fields from jsonb_each(known) as field (key, value)
  where not key = any (passed || array['partner_id', 'application_id'])
    and (case tg_op when 'UPDATE' then was -> key is distinct from becomes -> key else value <> 'null' end);
  perform note_act(known ->> 'partner_id', about, jsonb_strip_nulls(jsonb_build_object(
    'table', tg_table_name,
    'change', lower(tg_op),
    'row', known ->> tg_argv[1],
    'sha256', case when tg_nargs > 2 then hash_of_row(becomes - tg_argv[2]::text[]) end,
    'was', hash_of_row(was - passed),
    'state', hash_of_row(becomes - passed),
    'fields', coalesce(nullif(current_setting('ndp.fields', true), '')::jsonb -> (known ->> tg_argv[1]), to_jsonb(fields)))));
  return null;
end
$$;

create or replace function note_signing() returns trigger language plpgsql set bytea_output to 'hex' as $$
begin
  perform note_act(partner_id, application_id, jsonb_build_object(
    'table', tg_table_name,
    'change', 'insert',
    'row', new.envelope_id,
    'sha256', new.hash,
    'state', hash_of_row(to_jsonb(new)),
    'fields', jsonb_build_array('n', 'sealed_body')))
  from signing_envelope where partner_id = new.partner_id and id = new.envelope_id;
  return null;
end
$$;
