-- 'duties' shows a new owner what the house still owes, and lets that be called done.
alter table secret_link drop constraint secret_link_purpose_check;
alter table secret_link add constraint secret_link_purpose_check check
  (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices', 'code', 'helper', 'agreement', 'duties'));

-- To whom the duties after the replacement are handed over with the house; one new owner at a time.
create table duty_handover (
  partner_id text not null,
  application_id uuid not null,
  -- Sealed: name and e-mail of a third person, the name this person confirmed with, and why the office named them.
  person bytea not null,
  state text not null check (state in ('named', 'taken', 'declined')),
  named_by text not null check (named_by in ('applicant', 'office')),
  named_at timestamptz not null,
  answered_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((state = 'named') = (answered_at is null))
);
