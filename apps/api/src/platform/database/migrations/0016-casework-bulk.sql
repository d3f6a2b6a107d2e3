-- Something that is done to many cases in the background, one after the other, in the name of a person of the desk.
create table bulk_job (
  partner_id text not null references partner (id),
  id uuid not null,
  person_id uuid not null references desk_person (id),
  action text not null check (action in ('take', 'let_go', 'hand_over', 'remind', 'snooze')),
  -- The note of a hand-over, sealed; it goes when the job ends.
  note bytea,
  -- Until when the cases are put aside.
  until_day date,
  cases integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  made_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('done', 'stopped', 'not_allowed')),
  leased_until timestamptz,
  -- Turns at the job: whose had fewest comes first.
  attempts integer not null default 0,
  primary key (partner_id, id),
  check ((ended_at is null) = (ending is null)),
  check (ended_at is null or note is null),
  check ((action = 'snooze') = (until_day is not null))
);
create index bulk_job_to_do on bulk_job (attempts, made_at) where ended_at is null;
create index bulk_job_of_person on bulk_job (partner_id, person_id, made_at desc);

create table bulk_case (
  partner_id text not null,
  job_id uuid not null,
  application_id uuid not null,
  n integer not null,
  -- Whom a hand-over gives it to.
  to_person uuid references desk_person (id),
  outcome text check (outcome in ('done', 'refused', 'failed')),
  -- The sentence of a refusal in each language.
  refusal jsonb,
  -- How often it failed without a refusal.
  failures integer not null default 0,
  primary key (partner_id, job_id, application_id),
  foreign key (partner_id, job_id) references bulk_job (partner_id, id) on delete cascade,
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index bulk_case_of_case on bulk_case (partner_id, application_id);

alter table desk_notice drop constraint desk_notice_kind_check;
alter table desk_notice add constraint desk_notice_kind_check check (
  kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')
    and application_id is not null
  or kind in ('role_to_confirm', 'role_confirmed', 'role_declined', 'role_to_lose', 'role_given', 'role_taken',
    'cases_left', 'bulk_ended') and application_id is null);
