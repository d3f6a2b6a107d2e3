-- When the invoice was issued that somebody judged, and whether that was before the agreement was concluded.
alter table document_verdict
  add column issued_on text check (issued_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column is_before_agreement boolean not null default false;
create index document_verdict_before_agreement on document_verdict (partner_id, application_id)
  where is_before_agreement;

alter table case_flag_look drop constraint case_flag_look_flag_check;
alter table case_flag_look add constraint case_flag_look_flag_check
  check (flag in ('under_way', 'mail_failed', 'signing_failed', 'co_owner_objected', 'invoice_before'));
