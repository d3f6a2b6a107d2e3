-- Grows with every change an applicant makes.
alter table application add column revision integer not null default 0;

-- Until now the time of the estimate stood here; from now on the time at which the application was complete.
update application set submitted_at = null;

-- For "send me a new link".
create index application_by_address on application (partner_id, lower(email), created_at desc);

-- A saved section. The row is all there is: whether it completes its step, the step's schema says.
create table application_section (
  partner_id text not null,
  application_id uuid not null,
  section text not null
    check (section in ('client_info', 'building_address', 'building_info', 'settlement', 'consent')),
  -- Sealed (AES-256-GCM) for this partner, application and section: it holds PESEL and account numbers.
  data bytea not null,
  -- The application's revision at which it was saved.
  revision integer not null,
  saved_at timestamptz not null,
  primary key (partner_id, application_id, section),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
