-- Each refusal of an application, what its applicant says against it, and what somebody else decides on that.
create table case_refusal (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  -- Where the case stood.
  refused_from text not null,
  -- Who refused at the desk; null: somebody on the server.
  person_id uuid references desk_person (id),
  refused_at timestamptz not null,
  -- Polish days, YYYY-MM-DD: until when it may be appealed against, and by when the office decides on an appeal.
  appeal_until text not null check (appeal_until ~ '^\d{4}-\d{2}-\d{2}$'),
  answer_by text check (answer_by ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Sealed: the reasons, the appeal, the reasons of the decision.
  body bytea not null,
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'dismissed')),
  decided_by uuid references desk_person (id),
  decided_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((appealed_at is null) = (answer_by is null)),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check (outcome is null or appealed_at is not null),
  -- Nobody decides on an appeal against their own refusal.
  check (decided_by <> person_id)
);
