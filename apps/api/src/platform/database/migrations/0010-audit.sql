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
  -- An act that the product does brings a key made for it; each entry it leads to is sealed with that key, which is made
  -- again from the act and the secret keys when the audit is verified. Without them nobody writes an entry.
  mac text check (mac ~ '^[0-9a-f]{64}$'),
  primary key (partner_id, application_id, n)
);
create index audit_entry_by_time on audit_entry (at);

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit is never changed';
end
$$;
create trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function keep_audit();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function keep_audit();

-- The ends of the chains at a moment, under a keyed hash: cutting off the end of a chain is seen by it.
create table audit_anchor (
  n integer primary key check (n > 0),
  at timestamptz not null,
  key_id text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Form 2 binds the id of its key, and what operators did until then.
  form smallint not null default 1,
  acts_n integer,
  acts_mac text
);
create trigger audit_anchor_is_kept before update or delete on audit_anchor
  for each row execute function keep_audit();

create table audit_anchored (
  partner_id text not null references partner (id),
  anchor integer not null references audit_anchor (n),
  application_id uuid not null,
  n integer not null,
  hash text not null,
  primary key (partner_id, application_id, anchor)
);
create index audit_anchored_by_anchor on audit_anchored (anchor);
create trigger audit_anchored_is_kept before update or delete on audit_anchored
  for each row execute function keep_audit();

-- What operators did, successful or not. Rows are only ever added.
create table operator_action (
  n integer generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  -- Of the application it was about; it may be deleted later.
  partner_id text,
  application_id uuid,
  reference text,
  -- What was asked for: never a person's data.
  details jsonb not null,
  outcome text not null check (outcome in ('done', 'refused')),
  -- Why it was refused.
  refusal text check ((refusal is not null) = (outcome = 'refused')),
  -- Over the act before and this one, under a key.
  mac text check (mac ~ '^[0-9a-f]{64}$'),
  -- Who it was at the desk; null for what was typed on the server.
  person_id uuid,
  -- Each person at the desk has a chain of acts; '' is that of the command line.
  chain text not null default ''
);
create index operator_action_by_time on operator_action (at);
create index operator_action_by_case on operator_action (partner_id, application_id, n);
create index operator_action_by_chain on operator_action (chain, n);

create function keep_operator_action() returns trigger language plpgsql as $$
begin
  raise exception 'an operator action is never changed';
end
$$;
create trigger operator_action_is_kept before update or delete on operator_action
  for each row execute function keep_operator_action();
create trigger operator_actions_are_kept before truncate on operator_action
  for each statement execute function keep_operator_action();

-- The ends of these chains, as an anchor of form 3 binds them.
create table act_anchored (
  anchor integer not null references audit_anchor (n),
  chain text not null,
  n integer not null,
  mac text not null,
  primary key (chain, n)
);
create index act_anchored_by_anchor on act_anchored (anchor);
create trigger act_anchored_is_kept before update or delete on act_anchored
  for each row execute function keep_audit();

-- Adds an entry. Who acts is the connection's setting; without one it is somebody at the database itself. The role of
-- the product may call it and not write the table. Waiting for each other, two acts never follow the same entry.
create function note_act(partner text, application uuid, change jsonb) returns void
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

-- Empty columns are left out, so that a new column changes no hash.
create function hash_of_row(known jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_strip_nulls(known)::text, 'UTF8')), 'hex')
$$;

-- Notes a change of a row, when the transaction commits. Arguments: columns that are not noted, as an array; the column
-- that names the row, or nothing; for evidence, the columns that are left out of the hash of the row. By this hash the
-- evidence is bound to the chain: whoever changes, removes or adds a row behind the triggers is found.
-- So are the rows of every watched table, by hashes of their state before and after. Some tables name an application by
-- the document they belong to.
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

-- Acts of signing name a paper, not the application; what they say is sealed.
create function note_signing() returns trigger language plpgsql set bytea_output to 'hex' as $$
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

-- The newest acts of a chain, which runs across partners: `most` of them, null for all. It reads past the partner of the
-- transaction, which is set again afterwards.
create function acts_of_chain(of_chain text, most integer) returns setof operator_action language plpgsql as $$
declare
  scope text := current_setting('ndp.partner', true);
begin
  perform set_config('ndp.partner', '*', true);
  return query select act.* from operator_action as act where act.chain = of_chain order by act.n desc limit most;
  perform set_config('ndp.partner', coalesce(scope, ''), true);
end
$$;
