-- A case the office entered from a form on paper. Its applicant has said nothing here before the mailed link is opened.
create table paper_entry (
  partner_id text not null,
  application_id uuid not null,
  -- Polish day on which the form came.
  came_on date not null,
  person_id uuid not null references desk_person (id),
  entered_at timestamptz not null,
  -- When the applicant ticked how personal data are processed; null: not yet, and nothing can be filled in before.
  acknowledged_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
