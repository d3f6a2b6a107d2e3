-- The last step of each person in a case that can be taken back, and how what it changed was before.
create table case_step (
  partner_id text not null,
  application_id uuid not null,
  person_id uuid not null references desk_person (id),
  -- Another one at every step.
  id uuid not null,
  act text not null check (act in ('assign', 'judge-document', 'correct', 'move', 'refuse')),
  -- Statuses and ids; nothing anybody wrote.
  before jsonb not null,
  -- Whether it ended something of others that cannot be begun again.
  has_ended boolean not null,
  at timestamptz not null,
  primary key (partner_id, application_id, person_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
