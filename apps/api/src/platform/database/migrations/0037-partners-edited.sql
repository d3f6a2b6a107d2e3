-- A partner is edited at its desk, and a new one is opened there.
alter table partner
  -- Null: the title.
  add column sender_name text check (char_length(sender_name) between 1 and 60),
  -- Null: the address of the contact.
  add column reply_email text check (char_length(reply_email) <= 254),
  -- Null: as it came.
  add column edited_at timestamptz;

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

-- Who of a partner's desk is told what the partner is told; nobody: its contact is.
create table partner_notice (
  partner_id text not null references partner (id) on delete cascade,
  person_id uuid not null references desk_person (id) on delete cascade,
  primary key (partner_id, person_id)
);

-- Who may open partners. It is given on the server alone, and opens no case of anybody.
create table platform_administrator (
  person_id uuid primary key references desk_person (id) on delete cascade,
  given_at timestamptz not null
);
