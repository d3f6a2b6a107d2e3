-- The audit of generated cases, as the triggers that slept would have written it: one act, which has its key, noted every
-- row that stands. Of chains that stand already nothing is written. Of the cases behind one and up to another by their keys.
set session_replication_role = replica;
set synchronous_commit = off;
set timezone to 'UTC';
set work_mem = '256MB';
-- How many rows a part has is guessed badly.
set enable_seqscan = off;
set enable_nestloop = off;
set enable_mergejoin = off;
set jit = off;

create function pg_temp.follow(before text, entry text) returns text language sql immutable as $$
  select encode(sha256(convert_to(coalesce(before, repeat('0', 64)) || E'\n' || entry, 'UTF8')), 'hex')
$$;
create aggregate pg_temp.chained(text) (sfunc = pg_temp.follow, stype = text);

insert into audit_entry (partner_id, application_id, n, at, entry, hash, mac)
select partner_id, id, n, at, entry, hash, encode(sha256(convert_to(:'key' || E'\n' || hash, 'UTF8')), 'hex')
from (
  select *, pg_temp.chained(entry) over (partition by partner_id, id order by n) as hash
  from (
    select partner_id, id, n, at, (:'act'::jsonb || jsonb_build_object(
      'table', name, 'change', 'insert', 'state', state, 'fields', '[]'::jsonb,
      'partner', partner_id, 'application', id, 'n', n,
      'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text as entry
    from (
      select partner_id, id, date_trunc('milliseconds', created_at) as at, name, state,
        row_number() over (partition by partner_id, id order by name <> 'application', state)::int as n
      from application join (:rows) as standing (name, state, partner_id, id) using (partner_id, id)
      where (application.partner_id, application.id) > (:'after_partner', :'after_id')
        and (application.partner_id, application.id) <= (:'last_partner', :'last_id')
        and (standing.partner_id, standing.id) > (:'after_partner', :'after_id')
        and (standing.partner_id, standing.id) <= (:'last_partner', :'last_id')
        and not exists (select from audit_entry as known
        where known.partner_id = application.partner_id and known.application_id = application.id
          and (known.partner_id, known.application_id) > (:'after_partner', :'after_id')
          and (known.partner_id, known.application_id) <= (:'last_partner', :'last_id'))
    ) as standing
  ) as noted
) as chain;
