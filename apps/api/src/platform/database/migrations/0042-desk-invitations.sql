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
