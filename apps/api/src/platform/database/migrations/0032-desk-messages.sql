-- What office and applicant write to each other about a case.
create table case_message (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  -- Sealed.
  body bytea not null,
  -- Who wrote it at the desk; null: the applicant.
  person_id uuid references desk_person (id),
  at timestamptz not null,
  -- When the desk looked at what the applicant wrote.
  seen_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
