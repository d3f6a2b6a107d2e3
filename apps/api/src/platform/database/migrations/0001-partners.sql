-- A partner is a row: a site under its own subdomain, running one programme.
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
  contact_phone text not null
);
