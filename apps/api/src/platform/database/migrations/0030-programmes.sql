-- A programme is a row a version. A draft is edited; what is published stays for good, because cases stand on it.
create table program_version (
  program_id text not null check (program_id ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  n integer not null check (n > 0),
  -- At whose desk it is edited; others may run it all the same. Null: at nobody's.
  owner_id text references partner (id) on delete set null,
  state text not null check (state in ('draft', 'published')),
  -- The first day it counts, in Poland; null in a draft that says none yet.
  from_day text check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  content jsonb not null,
  -- Everybody who wrote in it at the desk; none: it came with the release or from a file.
  made_by uuid[] not null default '{}',
  made_at timestamptz not null,
  published_by uuid,
  published_at timestamptz,
  primary key (program_id, n),
  constraint published_whole check (state = 'draft' or from_day is not null and published_at is not null),
  -- Only the first version, which comes with the release, is published by nobody.
  constraint published_by_somebody check (state = 'draft' or n = 1 or published_by is not null),
  constraint published_by_another check (published_by is null or not published_by = any (made_by))
);
create unique index program_version_one_draft on program_version (program_id) where state = 'draft';

create function keep_published_version() returns trigger language plpgsql as $$
begin
  if old.state = 'published' and (tg_op = 'DELETE' or to_jsonb(new) - 'owner_id' <> to_jsonb(old) - 'owner_id') then
    raise exception 'a published version of a programme stays as it is' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_published before update or delete on program_version
  for each row execute function keep_published_version();

-- The version a case was calculated in; null for cases of before: the first one.
alter table application add column program_version integer;
alter table application add constraint application_program_version_fkey
  foreign key (program_id, program_version) references program_version (program_id, n);
