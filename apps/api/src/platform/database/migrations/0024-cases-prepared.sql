-- When a helper typed in a section last before its applicant saved it; null: nobody but the applicant did.
alter table application_section add column prepared_at timestamptz;
