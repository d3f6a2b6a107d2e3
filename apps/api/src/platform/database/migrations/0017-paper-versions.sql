-- From which sentences and data each paper sent for signature was made. A row goes only with its request.
create table paper (
  partner_id text not null,
  application_id uuid not null,
  request_id uuid not null,
  paper text not null check (paper in ('application', 'agreement')),
  template text not null,
  template_version text not null,
  -- SHA-256 of the template's name and the data, hexadecimal; printed on the paper.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (partner_id, request_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);
create index paper_by_application on paper (partner_id, application_id);
