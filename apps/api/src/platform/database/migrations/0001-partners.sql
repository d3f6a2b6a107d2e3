-- A partner is a row: a site under its own subdomain, running one programme. It is edited at its desk.
create table partner (
  id text primary key check (id ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and id not in ('api', 'mail')),
  -- Further host labels that lead to the same site; '@' is the bare application domain.
  aliases text[] not null default '{}',
  title text not null check (char_length(title) <= 60),
  brand_title text not null check (char_length(brand_title) <= 60),
  primary_color text check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  secondary_color text check (secondary_color ~ '^#[0-9a-fA-F]{6}$'),
  logo text not null,
  is_logo_inverse boolean not null default false,
  program_id text not null,
  obliged_entity_id integer not null,
  contact_email text not null,
  contact_phone text not null,
  -- Null: the title.
  sender_name text check (char_length(sender_name) between 1 and 60),
  -- Null: the address of the contact.
  reply_email text check (char_length(reply_email) <= 254),
  -- Null: as it came.
  edited_at timestamptz,
  -- Whether the portal shows everybody how many cases there are.
  is_counted_openly boolean not null default false
);

-- Everybody reads the partners, for a host leads to one of them; each is written by its own desk alone.
create function keep_partner_apart() returns trigger language plpgsql as $$
begin
  if current_setting('ndp.partner', true) not in (new.id, '*') or (tg_op = 'UPDATE' and new.id <> old.id) then
    raise exception 'a partner is written by its own desk alone' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger kept_apart before insert or update on partner for each row execute function keep_partner_apart();

-- Pictures a partner has uploaded: the one that is shown, and the one before it, which pages under way still name.
create table partner_logo (
  partner_id text not null references partner (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Base64; everybody may see it.
  png text not null,
  made_at timestamptz not null,
  primary key (partner_id, sha256)
);

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

-- Addresses that wait until the programme of a partner opens. They belong to no application and go once the mail is sent.
create table opening_wait (
  partner_id text not null,
  id uuid not null,
  -- Keyed hash of the address: it waits once.
  email_hash bytea not null,
  -- Sealed: the e-mail.
  address bytea not null,
  language text not null check (language in ('pl', 'en')),
  -- Keyed hash of the secret in the mail sent last.
  token_hash bytea not null,
  asked_at timestamptz not null,
  -- When its owner agreed; null before, and nothing is mailed to it then.
  confirmed_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, email_hash),
  unique (partner_id, token_hash)
);

-- How often a step of the portal was shown and answered, by day and language. No personal data.
create table step_count (
  partner_id text not null references partner (id),
  -- Day in Poland.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  flow text not null check (flow in ('estimate', 'application')),
  step text not null,
  language text not null check (language in ('pl', 'en')),
  seen integer not null check (seen >= 0),
  passed integer not null check (passed >= 0),
  primary key (partner_id, day, flow, step, language)
);
create index step_count_by_day on step_count (day);
