-- Cases by the day they were begun, for the statistics of some days.
create index application_by_beginning on application (partner_id, created_at);
