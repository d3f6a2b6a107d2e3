-- 'project': a correction of the project that is not accepted yet. It outlives the sending, as long as the project may be
-- corrected.
alter table section_draft drop constraint section_draft_section_check;
alter table section_draft add constraint section_draft_section_check
  check (section in ('client_info', 'building_address', 'building_info', 'settlement', 'consent', 'project'));
