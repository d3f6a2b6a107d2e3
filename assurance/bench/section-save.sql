-- The rows of one saved section of a case that has been saved before: the window of the case, its link looked up, the
-- case held, what was typed for the section and what it is found by removed, the section and its revision written: the
-- same ones again, for what is sealed binds its revision. The entry of the audit is written by the trigger.
\set n random(1, 200)
insert into attempt_window as known (name, count, ends_at)
  values ('change bench ' || :n, 1, now() + interval '1 minute')
  on conflict (name) do update set count = known.count + 1;
select its.*, own.sealed_key from bench_case as wanted
  join secret_link as link on link.partner_id = wanted.partner_id and link.token_hash = wanted.token_hash
  join application as its on its.partner_id = link.partner_id and its.id = link.application_id
  join application_key as own on own.partner_id = its.partner_id and own.application_id = its.id
  where wanted.n = :n and link.expires_at > now();
begin;
select its.id from bench_case as wanted
  join application as its on its.partner_id = wanted.partner_id and its.id = wanted.application_id
  where wanted.n = :n for update of its;
select section, data, revision from application_section
  where (partner_id, application_id) in (select partner_id, application_id from bench_case where n = :n);
delete from section_draft
  where (partner_id, application_id) in (select partner_id, application_id from bench_case where n = :n)
    and section = 'building_info';
delete from search_token
  where (partner_id, application_id) in (select partner_id, application_id from bench_case where n = :n)
    and told_in = 'building_info';
insert into application_section as known (partner_id, application_id, section, data, revision, saved_at)
  select its.partner_id, its.application_id, its.section, its.data, its.revision, now() from bench_case as wanted
  join application_section as its on its.partner_id = wanted.partner_id and its.application_id = wanted.application_id
  where wanted.n = :n and its.section = 'building_info'
  on conflict (partner_id, application_id, section) do update
    set data = excluded.data, revision = excluded.revision, saved_at = excluded.saved_at;
update application set revision = revision + 1, changed_at = now(), email_verified_at = coalesce(email_verified_at, now())
  where (partner_id, id) in (select partner_id, application_id from bench_case where n = :n);
commit;
