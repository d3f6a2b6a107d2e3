-- What an applicant is told before less is paid than agreed, and what they explain: the hearing the agreement promises.
create table payment_hearing (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  amount_gr integer not null check (amount_gr >= 0),
  asked_by uuid not null references desk_person (id),
  asked_at timestamptz not null,
  -- Last day in Poland to answer.
  answer_by text not null check (answer_by ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Sealed: why less is to be paid, and what the applicant says to it.
  sealed_reason bytea not null,
  sealed_answer bytea,
  answered_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((sealed_answer is null) = (answered_at is null))
);
