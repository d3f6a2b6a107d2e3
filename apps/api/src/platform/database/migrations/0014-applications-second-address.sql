-- A further address the applicant named: once its owner agreed, it is told that something has happened in the case.
create table second_address (
  partner_id text not null,
  application_id uuid not null,
  -- Sealed: the e-mail.
  address bytea not null,
  state text not null check (state in ('asked', 'confirmed', 'stopped')),
  asked_at timestamptz not null,
  -- When its owner answered last; null before.
  answered_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- 'notices' lets the owner of the second address agree to its messages, or stop them.
alter table secret_link drop constraint secret_link_purpose_check;
alter table secret_link add constraint secret_link_purpose_check
  check (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices'));
