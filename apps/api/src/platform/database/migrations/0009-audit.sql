-- Every act on an application: who, from where, what, which fields – their names, never what stands in them. An entry
-- is the text that its hash and the hash before are made of, so each application has a chain of its own.
create table audit_entry (
  partner_id text not null references partner (id),
  -- No foreign key: the entries outlive the application; nothing in them is said of a person.
  application_id uuid not null,
  n integer not null check (n > 0),
  at timestamptz not null,
  entry text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (partner_id, application_id, n)
);
create index audit_entry_by_time on audit_entry (at);

-- The ends of the chains at a moment, under a keyed hash: cutting off the end of a chain is seen by it.
create table audit_anchor (
  n integer primary key check (n > 0),
  at timestamptz not null,
  key_id text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
create table audit_anchored (
  partner_id text not null references partner (id),
  anchor integer not null references audit_anchor (n),
  application_id uuid not null,
  n integer not null,
  hash text not null,
  primary key (partner_id, application_id, anchor)
);
create index audit_anchored_by_anchor on audit_anchored (anchor);

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit is never changed';
end
$$;
create trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function keep_audit();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function keep_audit();
create trigger audit_anchor_is_kept before update or delete on audit_anchor
  for each row execute function keep_audit();
create trigger audit_anchored_is_kept before update or delete on audit_anchored
  for each row execute function keep_audit();

-- Adds an entry. Who acts is the connection's setting; without one it is somebody at the database itself. The role of
-- the product may call it and not write the table. Waiting for each other, two acts never follow the same entry.
create function note_act(partner text, application uuid, change jsonb) returns void
  language plpgsql security definer set search_path from current as $$
declare
  act jsonb := coalesce(nullif(current_setting('ndp.act', true), '')::jsonb,
    jsonb_build_object('who', 'database', 'name', session_user));
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  last_n integer;
  last_hash text;
  text_of_it text;
begin
  perform pg_advisory_xact_lock(hashtextextended(partner || ' ' || application, 0));
  select audit_entry.n, audit_entry.hash into last_n, last_hash from audit_entry
    where partner_id = partner and application_id = application order by audit_entry.n desc limit 1;
  text_of_it := (act || change || jsonb_build_object(
    'partner', partner,
    'application', application,
    'n', coalesce(last_n, 0) + 1,
    'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text;
  insert into audit_entry (partner_id, application_id, n, at, entry, hash)
  values (partner, application, coalesce(last_n, 0) + 1, moment, text_of_it,
    encode(sha256(convert_to(coalesce(last_hash, repeat('0', 64)) || E'\n' || text_of_it, 'UTF8')), 'hex'));
end
$$;

-- Empty columns are left out, so that a new column changes no hash.
create function hash_of_row(known jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_strip_nulls(known)::text, 'UTF8')), 'hex')
$$;

-- Notes a change of a row, when the transaction commits. Arguments: columns that are not noted, as an array; the column
-- that names the row, or nothing; for evidence, the columns that are left out of the hash of the row. By this hash the
-- evidence is bound to the chain: whoever changes, removes or adds a row behind the triggers is found.
create function note_change() returns trigger
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
  about := (known ->> case when tg_table_name = 'application' then 'id' else 'application_id' end)::uuid;
  -- What goes with its application is told by the application's own entry.
  if tg_op = 'DELETE' and tg_table_name <> 'application' and not exists (
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
    'fields', coalesce(nullif(current_setting('ndp.fields', true), '')::jsonb -> (known ->> tg_argv[1]), to_jsonb(fields)))));
  return null;
end
$$;

-- Acts of signing name a paper, not the application; what they say is sealed.
create function note_signing() returns trigger language plpgsql as $$
begin
  perform note_act(partner_id, application_id, jsonb_build_object(
    'table', tg_table_name,
    'change', 'insert',
    'row', new.envelope_id,
    'sha256', new.hash,
    'fields', jsonb_build_array('n', 'sealed_body')))
  from signing_envelope where partner_id = new.partner_id and id = new.envelope_id;
  return null;
end
$$;
create constraint trigger note_signing after insert on signing_event
  deferrable initially deferred for each row execute function note_signing();

-- The evidence of an application as it stands, with its hashes; what is sealed is left out.
-- An act of signing has a hash already, over what it says and the act before.
create function evidence_rows(partner text, application uuid) returns table (name text, sha256 text)
  language sql stable set timezone to 'UTC' set bytea_output to 'hex' as $$
  select 'consent_record', hash_of_row(to_jsonb(given)) from consent_record as given
    where given.partner_id = partner and given.application_id = application
  union all
  select 'co_owner_answer', hash_of_row(to_jsonb(given) - array['details']) from co_owner_answer as given
    where given.partner_id = partner and given.application_id = application
  union all
  select 'signing_event', event.hash from signing_event as event
    join signing_envelope as envelope on envelope.partner_id = event.partner_id and envelope.id = event.envelope_id
    where envelope.partner_id = partner and envelope.application_id = application
$$;
