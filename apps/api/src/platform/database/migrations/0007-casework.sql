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

create function keep_case_officer() returns trigger language plpgsql as $$
begin
  update application set officer_id = case tg_op when 'DELETE' then null else new.person_id end
    where partner_id = coalesce(new.partner_id, old.partner_id) and id = coalesce(new.application_id, old.application_id);
  return null;
end
$$;
create trigger keep_case_officer after insert or delete or update of person_id on case_assignment
  for each row execute function keep_case_officer();

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
-- What waits for somebody at the desk.
create index case_message_unseen on case_message (partner_id, application_id)
  where person_id is null and seen_at is null;

-- What people at the desk write to each other about a case; the applicant never reads it.
create table case_note (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  -- Sealed.
  body bytea not null,
  person_id uuid not null references desk_person (id),
  at timestamptz not null,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Who hears of a case without its being theirs.
create table case_watch (
  partner_id text not null,
  application_id uuid not null,
  person_id uuid not null references desk_person (id) on delete cascade,
  primary key (partner_id, application_id, person_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

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

-- That somebody at the desk has looked at what a flag tells; what comes later raises it again.
create table case_flag_look (
  partner_id text not null,
  application_id uuid not null,
  flag text not null check (flag in ('under_way', 'mail_failed', 'signing_failed', 'co_owner_objected', 'invoice_before')),
  -- Until when, and at what, they looked.
  facts_until timestamptz not null,
  facts_mark text not null,
  person_id uuid not null references desk_person (id),
  looked_at timestamptz not null,
  -- Sealed: why it is in order.
  reason bytea not null,
  primary key (partner_id, application_id, flag),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

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
  -- When a reviewed invoice was issued, and whether that was before the agreement was concluded.
  issued_on text check (issued_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  is_before_agreement boolean not null default false,
  primary key (partner_id, document_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index document_verdict_by_case on document_verdict (partner_id, application_id);
create index document_verdict_before_agreement on document_verdict (partner_id, application_id)
  where is_before_agreement;

-- Notices to somebody at the desk: that there is news of a case or a role, never its content.
create table desk_notice (
  partner_id text not null,
  id uuid not null,
  person_id uuid not null references desk_person (id) on delete cascade,
  application_id uuid,
  kind text not null,
  at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  constraint desk_notice_kind_check check (
    kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')
      and application_id is not null
    or kind in ('role_to_confirm', 'role_confirmed', 'role_declined', 'role_to_lose', 'role_given', 'role_taken',
      'cases_left') and application_id is null)
);
create index desk_notice_by_person on desk_notice (partner_id, person_id, at desc);
create index desk_notice_by_case on desk_notice (partner_id, application_id);

-- Somebody asks for a case to be erased; another person erases it, and the row goes with the case.
create table erasure_proposal (
  partner_id text not null references partner (id),
  application_id uuid not null,
  ground text not null check (ground in ('request', 'unlawful', 'duty')),
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- The report to the regulator as one person proposed and another released it: its figures and its hash, no personal data.
create table regulator_report (
  partner_id text not null references partner (id),
  id uuid not null,
  -- Their order.
  n integer generated always as identity,
  year integer not null,
  cases integer not null check (cases > 0),
  -- Millionths of a toe.
  saving bigint not null,
  sha256 text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  is_released boolean,
  primary key (partner_id, id),
  constraint regulator_report_by_another check (decided_by <> proposed_by),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_released is null))
);
create unique index regulator_report_one_open on regulator_report (partner_id, year) where decided_by is null;

create function keep_regulator_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decided_by is null and new.decided_by is not null
    and to_jsonb(new) - '{decided_by,decided_at,is_released}'::text[]
      = to_jsonb(old) - '{decided_by,decided_at,is_released}'::text[] then return new; end if;
  raise exception 'a report to the regulator is never changed';
end
$$;
create trigger regulator_report_is_kept before update or delete on regulator_report
  for each row execute function keep_regulator_report();
