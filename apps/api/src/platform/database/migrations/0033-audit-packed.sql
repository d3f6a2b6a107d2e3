-- Entries of a case that rests, in one row, where they take a quarter of the room. Each column is an array, with an element
-- for each entry from `first_n` on. `said` is the text of an entry, with "#" for the hashes that the other columns hold: it is
-- put together again to the letter, so what was hashed is not changed.
create table audit_packed (
  partner_id text not null references partner (id),
  application_id uuid not null,
  first_n integer not null check (first_n > 0),
  said text[] not null,
  was bytea[] not null,
  state bytea[] not null,
  sha256 bytea[] not null,
  hash bytea[] not null,
  mac bytea[] not null,
  primary key (partner_id, application_id, first_n)
);
create trigger audit_packed_is_kept before update or delete on audit_packed
  for each row execute function keep_audit();
create trigger audit_packed_is_not_emptied before truncate on audit_packed
  for each statement execute function keep_audit();

-- Every entry of a case, packed or not.
create function entries_of(of_partner text, of_application uuid) returns setof audit_entry language sql stable as $$
  select packed.partner_id, packed.application_id, packed.first_n + i::integer - 1, (told.said::jsonb ->> 'at')::timestamptz,
    replace(replace(replace(told.said,
      '"was": "#"', coalesce('"was": "' || encode(told.was, 'hex') || '"', '')),
      '"state": "#"', coalesce('"state": "' || encode(told.state, 'hex') || '"', '')),
      '"sha256": "#"', coalesce('"sha256": "' || encode(told.sha256, 'hex') || '"', '')),
    encode(told.hash, 'hex'), encode(told.mac, 'hex')
  from audit_packed as packed,
    unnest(packed.said, packed.was, packed.state, packed.sha256, packed.hash, packed.mac)
      with ordinality as told (said, was, state, sha256, hash, mac, i)
  where packed.partner_id = of_partner and packed.application_id = of_application
  union all
  select * from audit_entry where partner_id = of_partner and application_id = of_application
$$;

-- An entry leaves its row only when it stands packed to the letter, whoever takes it away.
create function keep_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select * from gone except
    select told.* from (select distinct partner_id, application_id from gone) as chain,
      entries_of(chain.partner_id, chain.application_id) as told
  ) then
    raise exception 'an entry of the audit is never changed';
  end if;
  return null;
end
$$;
drop trigger audit_entry_is_kept on audit_entry;
create trigger audit_entry_is_kept before update on audit_entry for each row execute function keep_audit();
create trigger audit_entry_is_packed after delete on audit_entry referencing old table as gone
  for each statement execute function keep_entry();

-- Packs what a case has in rows of its own; nothing where a number is missing, so that this stays to be seen. The role of
-- the product may call it, and writes neither table.
create function pack_entries(partner text, application uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(partner || ' ' || application, 0));
  insert into audit_packed (partner_id, application_id, first_n, said, was, state, sha256, hash, mac)
    select partner, application, min(n),
      array_agg(regexp_replace(entry, '"(was|state|sha256)": "[0-9a-f]{64}"', '"\1": "#"', 'g') order by n),
      array_agg(decode(told ->> 'was', 'hex') order by n), array_agg(decode(told ->> 'state', 'hex') order by n),
      array_agg(decode(told ->> 'sha256', 'hex') order by n), array_agg(decode(hash, 'hex') order by n),
      array_agg(decode(mac, 'hex') order by n)
    from (select n, entry, entry::jsonb as told, hash, mac from audit_entry
      where partner_id = partner and application_id = application) as lone
    having max(n) - min(n) + 1 = count(*);
  if found then
    delete from audit_entry where partner_id = partner and application_id = application;
  end if;
end
$$;

-- As before, save that the end of a chain may be packed.
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
  if last_n is null then
    select packed.first_n + cardinality(packed.hash) - 1, encode(packed.hash[cardinality(packed.hash)], 'hex')
      into last_n, last_hash from audit_packed as packed
      where partner_id = partner and application_id = application order by packed.first_n desc limit 1;
  end if;
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
