-- Every status an application entered, oldest first.
create table application_event (
  partner_id text not null,
  application_id uuid not null,
  n integer not null,
  status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('applicant', 'system', 'operator')),
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

insert into application_event (partner_id, application_id, n, status, at, actor)
select partner_id, id, 1, 'submitted', created_at, 'applicant' from application;
