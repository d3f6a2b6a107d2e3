-- Whether the applicant asked to be texted of what waits for them: 'refused' once the number took no message; null: no.
alter table application add column sms text check (sms in ('wanted', 'refused'));
