/** What must hold of the rows whatever was interrupted: each query finds those that break it. */
export const rules = {
  'two applications of one address': `
    select email_index from application where email_index is not null group by partner_id, email_index
    having count(*) > 1`,
  'an application without its key': `
    select id from application a where not exists (select from application_key k
      where k.partner_id = a.partner_id and k.application_id = a.id)`,
  'a status without its event': `
    select a.id from application a left join lateral (
      select status from application_event e
      where e.partner_id = a.partner_id and e.application_id = a.id order by n desc limit 1) last on true
    where last.status is distinct from a.status`,
  'a gap in a timeline': `
    select application_id from application_event group by partner_id, application_id having max(n) <> count(*)`,
  'a timeline that goes back in time': `
    select e.application_id from application_event e join application_event f
      on f.partner_id = e.partner_id and f.application_id = e.application_id and f.n = e.n + 1
    where f.at < e.at`,
  'a complete application with sections or consents missing': `
    select a.id from application a where a.submitted_at is not null and (
      (select count(*) from application_section s where s.partner_id = a.partner_id and s.application_id = a.id) <> 5
      or (select count(*) from consent_record c where c.partner_id = a.partner_id and c.application_id = a.id) <> 5)`,
  'an application stuck before signing': `
    select id from application where status = 'completed'`,
  'a paper stuck between states': `
    select id from signature_request where state not in ('sent', 'viewed', 'completed')`,
  'other than two papers of an application': `
    select application_id from signature_request group by partner_id, application_id having count(*) <> 2`,
  'other than one envelope of a paper': `
    select r.id from signature_request r where (
      select count(*) from signing_envelope e
      where e.partner_id = r.partner_id and e.request_id = r.id) <> 1`,
  'a signed application without two signed files': `
    select a.id from application a where a.status in ('contract_signed', 'in_realisation') and (
      select count(*) from signature_artefact f join signature_request r
        on r.partner_id = f.partner_id and r.id = f.request_id
      where r.partner_id = a.partner_id and r.application_id = a.id) <> 2`,
  'a mail that was promised and neither sent nor ended': `
    select id, kind, attempts, last_error from outbox
    where sent_at is null and failed_at is null and dropped_at is null`,
  'a mail given up': `
    select id, kind, attempts, last_error from outbox where failed_at is not null`,
  'an application without its first mail, or with two': `
    select a.id from application a where (select count(*) from outbox o
      where o.application_id = a.id and o.kind in ('confirm-email', 'paper-entered')) <> 1`,
  'a complete application without its receipt, or with two': `
    select a.id from application a where a.submitted_at is not null and (select count(*) from outbox o
      where o.application_id = a.id and o.kind = 'application-received') <> 1`,
  'papers to be signed without an invitation, or with two': `
    select a.id from application a where
      exists (select 1 from signature_request r where r.application_id = a.id) and (
      select count(*) from outbox o where o.application_id = a.id and o.kind = 'sign-link') <> 1`,
  'a signed application without its two mails to both sides': `
    select a.id from application a where a.status in ('contract_signed', 'in_realisation') and (
      select count(*) from outbox o where o.application_id = a.id and o.kind = 'papers-signed') <> 2`,
};

/** Only where the mailbox takes the mails. */
export const mailboxRules = {
  'a mail marked as sent that is not in the mailbox': `
    select o.id, o.kind from outbox o left join mailbox_message m on m.message_id = o.message_id
    where o.sent_at is not null and m.id is null`,
  'a mail dropped that is not in the mailbox, though nobody asked for another': `
    select o.id, o.kind from outbox o left join mailbox_message m on m.message_id = o.message_id
    where o.dropped_at is not null and m.id is null`,
  'two mails of one Message-ID': `
    select message_id from mailbox_message group by 1 having count(*) > 1`,
};

/** Figures to look at. */
export const figures = {
  statuses: 'select status as name, count(*)::int as n from application group by 1 order by 1',
  mails: 'select kind as name, count(*)::int as n from outbox group by 1 order by 1',
  mailsTriedAgain: 'select attempts as name, count(*)::int as n from outbox group by 1 order by 1',
  papers: 'select state as name, count(*)::int as n from signature_request group by 1 order by 1',
};
