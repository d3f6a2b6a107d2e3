-- Who works at the desk, as their issuer names them. They belong to no partner; their roles do.
create table desk_person (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  -- Sealed: name and e-mail; null until they logged in.
  facts bytea,
  made_at timestamptz not null,
  seen_at timestamptz,
  unique (issuer, subject)
);

create table desk_role (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  role text not null check (role in ('officer', 'approver', 'auditor', 'administrator')),
  given_at timestamptz not null,
  primary key (partner_id, person_id, role)
);
create index desk_role_by_person on desk_role (person_id);

-- A role of approver or administrator that waits for another person of the partner to confirm it. Rights come from
-- desk_role alone.
create table desk_role_proposal (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  role text not null check (role in ('approver', 'administrator')),
  given_by uuid not null references desk_person (id),
  given_at timestamptz not null,
  decided_by uuid references desk_person (id),
  decided_at timestamptz,
  is_confirmed boolean,
  -- True: the role is to be taken away; the person concerned may confirm that.
  is_taking boolean not null default false,
  primary key (partner_id, person_id, role),
  constraint desk_role_proposal_by_another check (given_by <> person_id),
  constraint desk_role_proposal_decided_by_another check
    (decided_by <> given_by and (decided_by <> person_id or is_taking and is_confirmed)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_confirmed is null))
);

-- Who had a role at a partner and has none any more, so that one can be given back.
create table desk_leaver (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  left_at timestamptz not null,
  primary key (partner_id, person_id)
);

-- Who may open partners. It is given on the server alone, and opens no case of anybody.
create table platform_administrator (
  person_id uuid primary key references desk_person (id) on delete cascade,
  given_at timestamptz not null
);

-- A log-in that goes on; of its secret only the keyed hash.
create table desk_session (
  id_hash bytea primary key,
  person_id uuid not null references desk_person (id) on delete cascade,
  -- What the issuer said of the second factor.
  factor text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- The issuer's id of its own session; the issuer notifies when that one ends.
  issuer_session text
);
create index desk_session_by_person on desk_session (person_id);
create index desk_session_by_issuer_session on desk_session (issuer_session) where issuer_session is not null;

-- Somebody is asked by mail to take roles at a partner's desk: whoever logs in by the link is bound to them as the issuer
-- names them.
create table desk_invitation (
  partner_id text not null references partner (id),
  id uuid not null,
  -- Keyed hash of the secret in the link; another one once it is renewed.
  token_hash bytea not null unique,
  -- Sealed.
  address bytea not null,
  language text not null check (language in ('pl', 'en')),
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['officer', 'approver', 'auditor', 'administrator']),
  state text not null check (state in ('open', 'held', 'accepted', 'withdrawn')),
  invited_by uuid not null references desk_person (id),
  changed_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who logged in by the link; while it is held, under another address than the one that was invited.
  person_id uuid references desk_person (id),
  -- Which administrator said that it is they.
  looked_by uuid references desk_person (id),
  primary key (partner_id, id),
  check (state not in ('held', 'accepted') or person_id is not null),
  constraint desk_invitation_by_another check (person_id <> invited_by),
  constraint desk_invitation_looked_by_another check (person_id <> looked_by)
);

-- How somebody sees the cases of a partner: columns, and filters under a name of their own.
create table desk_inbox (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  columns jsonb not null,
  views jsonb not null,
  primary key (partner_id, person_id)
);

-- How somebody wants to be mailed of notices; without a row once a day.
create table desk_notice_choice (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  told text not null check (told in ('at_once', 'daily', 'never')),
  -- Whether they hear of every new case and payment request of the partner.
  hears_all boolean not null default false,
  language text not null check (language in ('pl', 'en')),
  primary key (partner_id, person_id)
);

-- Who of a partner's desk gets the partner's e-mails; without a row its contact does.
create table partner_notice (
  partner_id text not null references partner (id) on delete cascade,
  person_id uuid not null references desk_person (id) on delete cascade,
  primary key (partner_id, person_id)
);

-- Texts a partner words otherwise. Every change is a row, the last one of a text counts, and none is ever rewritten.
create table partner_wording (
  partner_id text not null references partner (id),
  n integer generated always as identity,
  -- The text as it stands in the release.
  was_pl text not null,
  was_en text not null,
  -- The words in its place; null: it was taken back.
  pl text,
  en text,
  -- Null: it came from a file on the server.
  made_by uuid references desk_person (id),
  made_at timestamptz not null,
  primary key (partner_id, n),
  check ((pl is null) = (en is null))
);

create function keep_partner_wording() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a text stays as it is';
end $$;
create trigger kept before update or delete on partner_wording for each row execute function keep_partner_wording();
