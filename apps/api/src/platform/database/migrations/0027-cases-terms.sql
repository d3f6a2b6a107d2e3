-- What the applicant repeated before sending, in a case of which a helper prepared a part: the last time counts.
create table terms_confirmation (
  partner_id text not null,
  application_id uuid not null,
  -- Of the subsidy as it was typed, grosze.
  amount_gr integer not null check (amount_gr >= 0),
  confirmed_at timestamptz not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
