-- Evidence is bound to the audit: the entry that notes such a row holds a hash of what stands in it. Whoever changes,
-- removes or adds one behind the triggers is found by the chain.

-- Empty columns are left out, so that a new column changes no hash.
create function hash_of_row(known jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_strip_nulls(known)::text, 'UTF8')), 'hex')
$$;

-- The evidence of an application as it stands, with its hashes; what is sealed may be sealed anew and is left out.
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

-- As before; a third argument, the columns that are left out of it, has the hash of the row noted.
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

-- What was there before is bound from now on.
do $$ begin
  perform note_act(application.partner_id, application.id,
    jsonb_build_object('table', row.name, 'change', 'begin', 'sha256', row.sha256, 'fields', '[]'::jsonb))
  from application, evidence_rows(application.partner_id, application.id) as row;
end $$;
