-- Whom the applicant invited to prepare sections of an application that is not sent yet. It goes with the invitation,
-- with the sending, and with the case.
create table helper (
  partner_id text not null,
  application_id uuid not null,
  -- Sealed: name and e-mail of a third person.
  person bytea not null,
  state text not null check (state in ('invited', 'handed_over', 'declined')),
  invited_at timestamptz not null,
  -- When the helper handed over or declined last; null before.
  answered_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- When a helper typed in this section last; null: nobody but the applicant did.
alter table section_draft add column prepared_at timestamptz;

-- 'helper' lets a helper prepare sections.
alter table secret_link drop constraint secret_link_purpose_check;
alter table secret_link add constraint secret_link_purpose_check
  check (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices', 'code', 'helper'));
