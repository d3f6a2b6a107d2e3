import { randomUUID } from 'node:crypto';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { OfCase } from '../../platform/database/schema/column-types.ts';
import { plainPartner } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** Gives a case to somebody at the desk, who asks, writes and judges. */
export function workOn(api: TestApi, application_id: string): Promise<void> {
  const [id, now] = [randomUUID(), api.context.clock()];
  return withAuditActor({ who: 'system', what: 'test' }, () =>
    api.owner.transaction().execute(async (trx) => {
      await trx
        .insertInto('desk_person')
        .values({ id, issuer: 'https://id.example', subject: 'ola', made_at: now })
        .execute();
      await trx
        .insertInto('case_assignment')
        .values({ partner_id: plainPartner, application_id, person_id: id, assigned_at: now })
        .execute();
      const row = { partner_id: plainPartner, application_id, person_id: id };
      const sealed = new Uint8Array([1]);
      await trx
        .insertInto('correction_round')
        .values({ ...row, n: 1, state: 'draft', items: sealed, made_at: now, due_on: '2026-12-05' })
        .execute();
      await trx
        .insertInto('document_verdict')
        .values({ ...row, document_id: randomUUID(), verdict: 'accepted', given_at: now })
        .execute();
      const body = { ...row, n: 1, body: sealed };
      const written = { ...body, at: now };
      for (const table of ['case_message', 'case_note'] as const)
        await trx.insertInto(table).values(written).execute();
      const colleague = randomUUID();
      await trx
        .insertInto('desk_person')
        .values({ id: colleague, issuer: 'https://id.example', subject: 'jan', made_at: now })
        .execute();
      const { person_id: _, ...ofCase } = row;
      await trx
        .insertInto('case_opinion')
        .values({ ...ofCase, n: 1, asked_by: id, asked_of: colleague })
        .execute();
      await trx
        .insertInto('case_duty')
        .values({ ...ofCase, kind: 'registration', due_on: '2026-12-05', planned_at: now })
        .execute();
      await trx
        .insertInto('case_running')
        .values({ ...ofCase, year: 2027, asked_at: now })
        .execute();
      await trx
        .insertInto('message_file')
        .values({
          ...row,
          ...{ id: randomUUID(), message_n: 1, file_name: sealed, media_type: 'application/pdf', bytes: 1 },
          ...{ content_hash: '0'.repeat(64), storage_key: randomUUID(), uploaded_at: now },
        })
        .execute();
      const refusal = { ...body, refused_from: 'completed', refused_at: now, appeal_until: '2026-12-05' };
      await trx.insertInto('case_refusal').values(refusal).execute();
      await trx.insertInto('case_watch').values(row).execute();
      const look = {
        flag: 'under_way',
        facts_until: now,
        facts_mark: '',
        looked_at: now,
        reason: sealed,
      } as const;
      await trx
        .insertInto('case_flag_look')
        .values({ ...row, ...look })
        .execute();
      const snooze = { until_day: '2026-12-05', snoozed_at: now };
      await trx
        .insertInto('case_snooze')
        .values({ ...row, ...snooze })
        .execute();
      const label = { partner_id: plainPartner, id: randomUUID(), name: 'pilne', color: 'red' } as const;
      await trx
        .insertInto('label')
        .values({ ...label, made_by: id, made_at: now, retired_at: null })
        .execute();
      await trx
        .insertInto('case_label')
        .values({ ...row, label_id: label.id, put_at: now })
        .execute();
      const paper = { came_on: '2026-11-20', entered_at: now, acknowledged_at: now };
      await trx
        .insertInto('paper_entry')
        .values({ ...row, ...paper })
        .execute();
      await trx
        .insertInto('terms_confirmation')
        .values({ ...ofCase, amount_gr: 383_350, confirmed_at: now })
        .execute();
      const step = { id, act: 'assign', before: '{}', has_ended: false, at: now } as const;
      await trx
        .insertInto('case_step')
        .values({ ...row, ...step })
        .execute();
      await goThroughInBulk(trx, row, now);
      await waitForMoney(trx, application_id, now);
      await pay(trx, application_id, now);
      const wish = { ground: 'duty', reason: 'Pismo 12', proposed_by: id, proposed_at: now } as const;
      await trx
        .insertInto('erasure_proposal')
        .values({ partner_id: plainPartner, application_id, ...wish })
        .execute();
      const hearing = { n: 1, amount_gr: 1, asked_by: id, asked_at: now, answer_by: '2026-12-05' };
      const of = { partner_id: plainPartner, application_id };
      await trx
        .insertInto('payment_hearing')
        .values({ ...of, ...hearing, sealed_reason: sealed, sealed_answer: null, answered_at: null })
        .execute();
    }),
  );
}

/** A job over many cases that has come to this one. */
async function goThroughInBulk(
  trx: Trx,
  { person_id, ...row }: OfCase & { readonly person_id: string },
  now: Date,
): Promise<void> {
  const job_id = randomUUID();
  const job = {
    id: job_id,
    partner_id: row.partner_id,
    person_id,
    action: 'take',
    cases: 1,
    made_at: now,
  } as const;
  await trx
    .insertInto('bulk_job')
    .values({ ...job, note: null, until_day: null, ended_at: null, ending: null, leased_until: null })
    .execute();
  await trx
    .insertInto('bulk_case')
    .values({ ...row, job_id, n: 0, to_person: null, outcome: null, refusal: null })
    .execute();
}

/** The share of a case that waits, of a budget that is used up. */
async function waitForMoney(trx: Trx, application_id: string, now: Date): Promise<void> {
  const budget = { partner_id: plainPartner, program_id: plainPartner };
  const balance = { total_gr: 1, reserved_gr: 1, committed_gr: 0, spent_gr: 0, movements: 0, tickets: 1 };
  await trx
    .insertInto('budget')
    .values({ ...budget, ...balance })
    .execute();
  const share = { stage: 'reserved', wanted_gr: 2, held_gr: 1, ticket: 1 } as const;
  await trx
    .insertInto('budget_share')
    .values({ ...budget, application_id, ...share, waits_since: now })
    .execute();
}

/** A payment of a case that was proposed, approved and booked. */
async function pay(trx: Trx, application_id: string, now: Date): Promise<void> {
  const [id, hash] = [randomUUID(), 'a'.repeat(64)];
  const of = { partner_id: plainPartner, application_id };
  const proposed = { ...of, payment_id: id, revision: 1, line_hash: hash, proposed_by: 'ola' };
  await trx
    .insertInto('payment')
    .values({
      ...{ ...of, id, program_id: plainPartner, attempt: 1, state: 'booked', revision: 1 },
      ...{ transfer_id: 'NDP-2026-AAAAAA-1', payee_hash: new Uint8Array([1]), sealed_reason: null },
      ...{ booked_on: '2026-11-20', changed_at: now },
    })
    .execute();
  const facts = JSON.stringify({
    ...{ agreedGr: 1, recalculatedGr: null, ceilingGr: 1, costGr: 1, otherPublicGr: 0 },
  });
  await trx
    .insertInto('payment_revision')
    .values({
      ...proposed,
      amount_gr: 1,
      facts,
      line: new Uint8Array([1]),
      proposed_at: now,
      looked_by: null,
    })
    .execute();
  await trx
    .insertInto('payment_approval')
    .values({ ...proposed, approved_by: 'jan', deciders: [], approved_at: now })
    .execute();
  await trx
    .insertInto('payment_booking')
    .values({
      ...{ ...of, payment_id: id, entry_hash: hash, kind: 'booked', amount_gr: 1 },
      ...{ booked_on: '2026-11-20', statement: '1', read_by: 'jan', read_at: now },
    })
    .execute();
  await trx
    .insertInto('account_transfer')
    .values({
      ...{ ...of, entry_hash: 'b'.repeat(64), account_hash: Buffer.alloc(32) },
      ...{ booked_on: '2026-11-20', read_by: 'jan', read_at: now },
    })
    .execute();
  await trx
    .insertInto('payment_look')
    .values({ ...of, looked_by: 'jan', looked_at: now })
    .execute();
}
