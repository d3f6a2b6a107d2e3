-- When the organiser entered the measured energy data of a request to be called back; null for all that never were one.
alter table application add column measured_at timestamptz;
