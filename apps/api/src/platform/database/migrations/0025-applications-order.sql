-- What lists of many cases are sorted by, kept with the case: since when it has its status, and when somebody has to act
-- on it. Where nothing runs, that is the last moment of eleven digits of seconds: it sorts behind all others.
alter table application
  add column status_at timestamptz,
  add column due_at timestamptz not null default '5138-11-16 09:46:39.999+00';

-- Days as `packages/domain/src/periods.ts` has them; a test compares.
create function case_due(known application) returns timestamptz language sql stable as $$
  select coalesce(case
    when known.kind = 'callback' and known.measured_at is null
      and known.status in ('submitted', 'verified', 'in_completion') then known.created_at + 7 * interval '24 hours'
    when known.status = 'contract_sent' then (select max(expires_at) from signing_envelope as envelope
      where envelope.partner_id = known.partner_id and envelope.application_id = known.id and envelope.state = 'sent')
    when known.status in ('payment_requested', 'settlement_review') then (select max(requested_at)
      from payment_application as payment where payment.partner_id = known.partner_id
        and payment.application_id = known.id) + 56 * interval '24 hours'
    end, '5138-11-16 09:46:39.999+00')
$$;

create function keep_case_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    new.status_at := new.changed_at;
  end if;
  if new.kind = 'callback' or new.status in ('contract_sent', 'payment_requested', 'settlement_review') then
    new.due_at := case_due(new);
  else
    new.due_at := '5138-11-16 09:46:39.999+00';
  end if;
  return new;
end
$$;
create trigger keep_case_order before insert or update of status, kind, measured_at, created_at on application
  for each row execute function keep_case_order();

-- Documents sent again while the case waits for its signature.
create function keep_envelope_due() returns trigger language plpgsql as $$
begin
  update application set due_at = case_due(application)
    where partner_id = new.partner_id and id = new.application_id and status = 'contract_sent'
      and due_at <> case_due(application);
  return null;
end
$$;
create trigger keep_envelope_due after update of state, expires_at on signing_envelope
  for each row when (new.state = 'sent') execute function keep_envelope_due();

update application set
  status_at = coalesce((select max(event.at) from application_event as event
    where event.partner_id = application.partner_id and event.application_id = application.id
      and event.status = application.status), changed_at),
  due_at = case_due(application);

create index application_by_due on application (partner_id, due_at, id);
create index application_by_status_due on application (partner_id, status, due_at, id);
create index application_callback_due on application (partner_id, due_at, id) where kind = 'callback';
create index application_by_status_at on application (partner_id, status_at desc, reference);
create index application_by_status_and_time on application (partner_id, status, status_at desc, reference);

-- What is looked for when its time is over.
create index application_unconfirmed on application (created_at) where email_verified_at is null;
create index application_callback_changed on application (changed_at) where kind = 'callback';
create index application_ended on application (created_at)
  where status in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
create index erasure_by_time on erasure (at);
create index outbox_failed on outbox (partner_id, application_id) where failed_at is not null;
create index signature_request_failed on signature_request (partner_id, application_id) where state = 'failed';
