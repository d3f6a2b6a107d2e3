-- What is typed in a section and not given yet: it is shown to whoever opens the link, counts for nothing, and goes as
-- soon as the section is saved or the application is no longer filled in.
create table section_draft (
  partner_id text not null,
  application_id uuid not null,
  section text not null
    check (section in ('client_info', 'building_address', 'building_info', 'settlement', 'consent')),
  -- Sealed for this partner, application and section: it may hold PESEL and account numbers.
  typed bytea not null,
  -- Grows with every keeping, so that one window never replaces unseen what another has kept.
  version integer not null,
  kept_at timestamptz not null,
  primary key (partner_id, application_id, section),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
