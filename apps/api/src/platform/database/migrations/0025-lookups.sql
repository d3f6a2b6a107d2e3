-- What is asked for by its application: until now these two read their tables from end to end.
create index outbox_by_application on outbox (partner_id, application_id);
create index signature_request_by_application on signature_request (partner_id, application_id);
