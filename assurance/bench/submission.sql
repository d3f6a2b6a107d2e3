-- The rows of one submission: two windows of its visitor and one of its partner, then one transaction with the key of
-- the call, the case, its key, its first event, what it is found by, two links, the promise of its mail and the window of
-- its address. The entries of the audit are written by the triggers of the tables, as they are for the product.
\set visitor random(1, 1000000000)
\set other random(1, 1000000000)
insert into attempt_window as known (name, count, ends_at) values
  ('submit ' || md5(:visitor::text) || ' m', 1, now() + interval '1 minute'),
  ('submit ' || md5(:visitor::text) || ' h', 1, now() + interval '1 hour'),
  ('partnerSubmit ' || (:visitor % 100)::text, 1, now() + interval '1 minute')
  on conflict (name) do update set count = known.count + 1;
begin;
insert into idempotency (partner_id, key_hash, request_hash, created_at)
  values ('mpec', sha256((:visitor::text || ' ' || :other::text)::bytea), sha256(:other::text::bytea), now());
select pg_advisory_xact_lock(:visitor::bigint * 1000003 + :other::bigint);
select id from application where partner_id = 'mpec' and payload_hash = sha256(:other::text::bytea)
  and created_at > now() - interval '10 minutes';
insert into attempt_window as known (name, count, ends_at) values
  ('mails ' || md5(:other::text || ' ' || :visitor::text) || ' h', 1, now() + interval '1 hour'),
  ('mails ' || md5(:other::text || ' ' || :visitor::text) || ' d', 1, now() + interval '1 day')
  on conflict (name) do update set count = known.count + 1;
insert into application (partner_id, id, reference, kind, status, language, project, facts, email_index, quote,
  payload_hash, submission_secret_hash, search_form, program_id, program_version, created_at, changed_at)
  values ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, 'NDP-' || md5(:visitor::text || ' ' || :other::text),
    'estimate', 'submitted', 'pl', '{"variant": "home"}', decode(repeat('ab', 900), 'hex'),
    sha256(:visitor::text::bytea), '{"quote": 4200, "engine_version": "1.0.0", "eligibility_flags": ["label_class_check"], "inputs": {"project_variant": "home", "heat_source": "heat_pump", "heat_source_variant": 4, "construction_year": "before_1971", "climate_zone": "zone_iii", "existing_heat_source": "coal"}}'::jsonb, sha256(:other::text::bytea), sha256(:visitor::text::bytea), 1, 'mpec', 1, now(), now());
insert into application_key (partner_id, application_id, sealed_key, key_id)
  values ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, decode(repeat('cd', 62), 'hex'), 'a');
insert into application_event (partner_id, application_id, n, status, at, actor)
  values ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, 1, 'submitted', now(), 'applicant');
delete from search_token where partner_id = 'mpec'
  and application_id = md5(:visitor::text || ' ' || :other::text)::uuid and told_in = 'facts'
  and token <> substr(sha256(:visitor::text::bytea), 1, 10);
insert into search_token (partner_id, application_id, told_in, token)
  values ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, 'facts', substr(sha256(:visitor::text::bytea), 1, 10))
  on conflict do nothing;
insert into secret_link (partner_id, application_id, token_hash, purpose, bearer, created_at, expires_at) values
  ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, sha256((:visitor::text || ' a ' || :other::text)::bytea),
    'application', '', now(), now() + interval '30 days'),
  ('mpec', md5(:visitor::text || ' ' || :other::text)::uuid, sha256((:visitor::text || ' b ' || :other::text)::bytea),
    'not_me', '', now(), now() + interval '30 days');
insert into outbox (id, partner_id, application_id, kind, payload, message_id, due_at, created_at)
  values (md5('mail ' || :visitor::text || ' ' || :other::text)::uuid, 'mpec',
    md5(:visitor::text || ' ' || :other::text)::uuid, 'confirm-email', decode(repeat('ef', 190), 'hex'),
    '<' || md5(:visitor::text || ' ' || :other::text) || '@ndp.localhost>', now() + interval '1 day', now());
update idempotency set status = 201, answer = '{"id": "x", "reference": "x", "status": "submitted"}'
  where partner_id = 'mpec' and key_hash = sha256((:visitor::text || ' ' || :other::text)::bytea);
commit;
