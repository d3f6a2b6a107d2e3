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

-- A log-in that goes on; of its secret only the keyed hash.
create table desk_session (
  id_hash bytea primary key,
  person_id uuid not null references desk_person (id) on delete cascade,
  -- What the issuer said of the second factor.
  factor text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index desk_session_by_person on desk_session (person_id);

-- Whose case it is at the desk.
create table case_assignment (
  partner_id text not null,
  application_id uuid not null,
  person_id uuid not null references desk_person (id),
  assigned_at timestamptz not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index case_assignment_by_person on case_assignment (partner_id, person_id);

-- Who it was at the desk; null for what was typed on the server.
alter table operator_action add column person_id uuid;
create index operator_action_by_case on operator_action (partner_id, application_id, n);
