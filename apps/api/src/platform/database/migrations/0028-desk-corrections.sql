-- A request for correction, round by round. One is prepared or waits for the applicant at a time.
create table correction_round (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  state text not null check (state in ('draft', 'sent', 'answered', 'closed')),
  -- Sealed: what is asked of which answer or document, what the applicant says to it, what stood there and stands, the
  -- verdicts.
  items bytea not null,
  -- Who prepared it last, then who sent it.
  person_id uuid not null references desk_person (id),
  made_at timestamptz not null,
  -- Polish day by which it is to be answered, YYYY-MM-DD.
  due_on text not null check (due_on ~ '^\d{4}-\d{2}-\d{2}$'),
  sent_at timestamptz,
  answered_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((state = 'draft') = (sent_at is null))
);
create unique index correction_round_under_way on correction_round (partner_id, application_id)
  where state in ('draft', 'sent');

-- What an officer says of a document of the settlement. Another document of the kind is another row.
create table document_verdict (
  partner_id text not null,
  application_id uuid not null,
  document_id uuid not null,
  verdict text not null check (verdict in ('accepted', 'insufficient')),
  person_id uuid not null references desk_person (id),
  given_at timestamptz not null,
  primary key (partner_id, document_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index document_verdict_by_case on document_verdict (partner_id, application_id);
