import type { PaymentState } from '@ndp/domain/money/payment-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Rows of the database as they stand after an act; times are ISO texts, amounts grosze. */
export interface DatabaseFacts {
  readonly cases: readonly CaseFact[];
  readonly events: readonly { case: string; n: number; status: string; at: string; actor: string }[];
  readonly sections: readonly { case: string; section: string; revision: number }[];
  readonly documents: readonly { case: string; id: string; kind: string }[];
  readonly verdicts: readonly { case: string; document: string; verdict: string; at: string }[];
  readonly rounds: readonly { case: string; n: number; state: string; due_on: string; made_at: string }[];
  readonly requested: readonly { case: string; documents: readonly string[] }[];
  readonly entered: readonly { case: string; by: string; is_acknowledged: boolean }[];
  readonly assignments: readonly { case: string; person: string }[];
  readonly refusals: readonly {
    case: string;
    n: number;
    person: string | null;
    appealed_at: string | null;
  }[];
  readonly shares: readonly { case: string; held_gr: number; waits: boolean }[];
  /** Of documents that were not called off, in the order in which they sign. */
  readonly signers: readonly {
    case: string;
    paper: string;
    n: number;
    state: string;
    signed_at: string | null;
  }[];
  readonly papers: readonly { case: string; state: string; created_at: string }[];
  readonly payments: readonly PaymentFact[];
  readonly approvals: readonly {
    payment: string;
    revision: number;
    line_hash: string;
    by: string;
    has_reason: boolean;
  }[];
  readonly batches: readonly BatchFact[];
  readonly downloads: readonly { batch: string; by: string; at: string }[];
  readonly bookings: readonly { payment: string; kind: string; gr: number; by: string; line: string }[];
  readonly lines: readonly LineFact[];
  readonly roles: readonly { partner: string; person: string; role: string }[];
  readonly proposals: readonly {
    partner: string;
    person: string;
    role: string;
    by: string;
    is_taking: boolean;
  }[];
  readonly settings: readonly SettingsFact[];
  readonly wishes: readonly { id: string; by: string; is_open: boolean }[];
  readonly hearings: readonly { case: string; gr: number; is_answered: boolean }[];
  readonly budgets: readonly { id: string; by: string; is_open: boolean }[];
}

export interface CaseFact {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly officer: string | null;
}

export interface PaymentFact {
  readonly id: string;
  readonly case: string;
  readonly attempt: number;
  readonly state: PaymentState;
  readonly revision: number;
  readonly transfer_id: string;
  readonly booked_on: string | null;
  readonly amount_gr: number;
  readonly line_hash: string;
  readonly proposed_by: string;
  /** Required kinds without an accepted document when it was proposed. */
  readonly unaccepted: readonly string[];
  /** Those that counted when it was proposed. */
  readonly thresholds: { readonly paymentGr: number; readonly payeeGr: number } | null;
}

export interface BatchFact {
  readonly id: string;
  readonly state: string;
  readonly needs_release: boolean;
  readonly released_by: string | null;
  readonly cancel_asked_by: string | null;
  readonly cancelled_by: string | null;
  /** Ids of the payments that are in it still, and of all that ever were. */
  readonly payments: readonly string[];
  readonly all: readonly string[];
}

export interface LineFact {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly gr: number;
  readonly read_by: string | null;
  readonly decided_by: string | null;
  readonly confirmed_by: string | null;
}

interface SettingsFact {
  readonly partner: string;
  readonly payment_gr: number;
  readonly payee_gr: number;
  readonly batch_gr: number;
  readonly bank: Readonly<Record<string, unknown>>;
}

const rows: Readonly<Record<keyof DatabaseFacts, RawBuilder<unknown>>> = {
  cases: sql`select id, reference, status, officer_id as officer from application order by created_at, id`,
  events: sql`select application_id as case, n, status, at, actor from application_event order by application_id, n`,
  sections: sql`select application_id as case, section, revision from application_section order by 1, 2`,
  documents: sql`select application_id as case, id, kind from settlement_document
    where removed_at is null order by uploaded_at, id`,
  verdicts: sql`select application_id as case, document_id as document, verdict, given_at as at
    from document_verdict order by document_id, given_at`,
  rounds: sql`select application_id as case, n, state, due_on, made_at from correction_round order by 1, n`,
  requested: sql`select application_id as case, document_ids as documents from payment_application order by 1, n`,
  entered: sql`select application_id as case, person_id as by, acknowledged_at is not null as is_acknowledged
    from paper_entry order by entered_at`,
  assignments: sql`select application_id as case, person_id as person from case_assignment`,
  refusals: sql`select application_id as case, n, person_id as person, appealed_at from case_refusal order by 1, n`,
  shares: sql`select application_id as case, held_gr, ticket is not null as waits from budget_share`,
  papers: sql`select application_id as case, state, created_at from signature_request order by created_at`,
  signers: sql`select envelope.application_id as case, request.paper, signer.n, signer.state, signer.signed_at
    from signing_signer as signer
    join signing_envelope as envelope on envelope.partner_id = signer.partner_id and envelope.id = signer.envelope_id
    join signature_request as request on request.partner_id = envelope.partner_id and request.id = envelope.request_id
    where request.cancel_reason is null and request.state not in ('declined', 'expired', 'cancelled', 'failed')
    order by 1, 2, 3`,
  payments: sql`select p.id, p.application_id as case, p.attempt, p.state, p.revision, p.transfer_id, p.booked_on,
      r.amount_gr, r.line_hash, r.proposed_by, r.unaccepted, r.thresholds
    from payment as p join payment_revision as r on r.partner_id = p.partner_id and r.payment_id = p.id
      and r.revision = p.revision order by p.transfer_id, p.attempt`,
  approvals: sql`select payment_id as payment, revision, line_hash, approved_by as by,
    sealed_reason is not null as has_reason from payment_approval`,
  batches: sql`select b.id, b.state, b.needs_release, b.released_by, b.cancel_asked_by, b.cancelled_by,
      array(select payment_id from payment_batch_line where batch_id = b.id and is_live order by 1) as payments,
      array(select payment_id from payment_batch_line where batch_id = b.id order by 1) as all
    from payment_batch as b order by b.n`,
  downloads: sql`select batch_id as batch, taken_by as by, taken_at as at from payment_download order by taken_at`,
  bookings: sql`select payment_id as payment, kind, amount_gr as gr, read_by as by, entry_hash as line from payment_booking`,
  lines: sql`select entry_hash as id, kind, state, amount_gr as gr, read_by, decided_by, confirmed_by from bank_line
    order by read_at, entry_hash`,
  roles: sql`select partner_id as partner, person_id as person, role from desk_role order by 1, 2, 3`,
  proposals: sql`select partner_id as partner, person_id as person, role, given_by as by, is_taking from desk_role_proposal
    where decided_by is null`,
  settings: sql`select partner_id as partner, payment_gr, payee_gr, batch_gr, bank from payment_settings`,
  wishes: sql`select id, proposed_by as by, decided_at is null as is_open from payment_settings_change order by n`,
  hearings: sql`select application_id as case, amount_gr as gr, answered_at is not null as is_answered
    from payment_hearing order by 1, n`,
  budgets: sql`select id, proposed_by as by, decided_by is null as is_open from budget_proposal order by proposed_at`,
};

/** Of a database nobody has looked at yet. */
export const noFacts = Object.fromEntries(
  Object.keys(rows).map((name) => [name, []]),
) as unknown as DatabaseFacts;

/** Everything the invariants look at, read in one statement by the owner of the database. */
export async function readFacts(owner: Database): Promise<DatabaseFacts> {
  const parts = Object.entries(rows).map(
    ([name, rowsOf]) =>
      sql`${sql.lit(name)}, (select coalesce(json_agg(each), '[]') from (${rowsOf}) as each)`,
  );
  const found = await sql<{
    facts: DatabaseFacts;
  }>`select json_build_object(${sql.join(parts)}) as facts`.execute(owner);
  const facts = found.rows[0]?.facts;
  if (!facts) throw new RangeError('a statement without an answer');
  return facts;
}
