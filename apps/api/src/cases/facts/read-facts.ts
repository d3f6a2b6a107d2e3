import type { CaseFacts, DocumentVerdict, HearingFacts, PaymentFacts } from '@ndp/domain/case/case-facts.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { type RawBuilder, sql } from 'kysely';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { isAccountHeld } from '../attention/settlement-facts.ts';
import { programOf } from '../program/case-program.ts';
import { lastDaysOfCase } from '../program/last-days.ts';
import { isSigned } from './has-signed.ts';
import { requestedKinds } from './required-kinds.ts';

/** A case and whose programme it is in. */
export interface CaseOfPartner {
  readonly application: Application;
  readonly partner: Pick<Partner, 'program_id' | 'versionOf'>;
}

/** Where the facts are read, and when. */
export interface FactsUnit {
  readonly db: Database;
  readonly now: Date;
}

interface StoredFacts
  extends Pick<
    CaseFacts,
    | 'hasSigned'
    | 'isNameHeld'
    | 'waitsForBudget'
    | 'hasOpenRequest'
    | 'isAccountInQuestion'
    | 'isUnacknowledged'
    | 'areDutiesTaken'
  > {
  readonly documents: readonly { readonly kind: string; readonly verdict: DocumentVerdict }[];
  readonly payment: PaymentFacts | null;
  readonly hearing: HearingFacts | null;
  readonly terms: StoredTerms;
  readonly refusal: {
    readonly appealUntil: string;
    readonly appealedAt: string | null;
    readonly by: string | null;
  } | null;
}

/** When a helper prepared a part last, and what the applicant has confirmed since. */
interface StoredTerms {
  readonly preparedAt: string | null;
  readonly amountGr: number | null;
  readonly confirmedAt: string | null;
}

/** The facts that decide who may do what in a case now. Sure only while the application's row is locked. */
export async function readFacts(
  unit: FactsUnit,
  { application, partner }: CaseOfPartner,
): Promise<CaseFacts> {
  const facts = (await readFactsOfEach(unit, partner, [application])).get(application.id);
  if (!facts) throw new RangeError('a case that is held is gone');
  return facts;
}

/** The same of several cases of one partner, by their ids. */
export async function readFactsOfEach(
  { db, now }: FactsUnit,
  partner: CaseOfPartner['partner'],
  applications: readonly Application[],
): Promise<ReadonlyMap<string, CaseFacts>> {
  const stored = await readStored(db, applications);
  return new Map(
    applications.flatMap((application) => {
      const found = stored.get(application.id);
      return found ? [[application.id, toFacts({ application, partner }, found, now)] as const] : [];
    }),
  );
}

function toFacts({ application, partner }: CaseOfPartner, found: StoredFacts, now: Date): CaseFacts {
  const { status, kind, measured_at } = application;
  if (!isApplicationStatus(status)) throw new RangeError(`no status: ${status}`);
  const { documents, refusal, terms, ...stored } = found;
  const program = programOf(application, partner);
  const { send, sign } = lastDaysOfCase({ application, partner });
  const verdictsOf = (document: string) =>
    documents.filter((each) => each.kind === document).map(({ verdict }) => verdict);
  return {
    ...stored,
    status,
    isCallback: kind === 'callback',
    isTermsUnconfirmed: isUnconfirmed(terms, application),
    wasMeasured: measured_at !== null,
    today: polishDay(now),
    lastSendDay: send,
    lastSignDay: sign,
    signsAtOnce: program.signingBegins === 'at-once',
    documents: requestedKinds(application, partner).map((each) => ({
      ...each,
      verdicts: verdictsOf(each.kind),
    })),
    refusal: refusal && {
      ...refusal,
      appealedAt: refusal.appealedAt === null ? null : new Date(refusal.appealedAt),
    },
    deciders: [],
  };
}

/** What a helper prepared later, or another amount, is confirmed anew. */
function isUnconfirmed(
  { preparedAt, amountGr, confirmedAt }: StoredTerms,
  { quote }: Pick<Application, 'quote'>,
): boolean {
  if (preparedAt === null) return false;
  const isLater = confirmedAt === null || new Date(preparedAt) > new Date(confirmedAt);
  return isLater || amountGr !== toGrosze(quote?.quote ?? 0);
}

function termsOf(ofCase: RawBuilder<unknown>) {
  return sql`(select jsonb_build_object(
    'preparedAt', (select max(prepared_at) from application_section where ${ofCase}),
    'amountGr', (select amount_gr from terms_confirmation where ${ofCase}),
    'confirmedAt', (select confirmed_at from terms_confirmation where ${ofCase})))`;
}

const areTaken = (ofCase: RawBuilder<unknown>) =>
  sql`exists (select from duty_handover where ${ofCase} and state = 'taken') as "areDutiesTaken"`;

async function readStored(
  db: Database,
  applications: readonly Application[],
): Promise<ReadonlyMap<string, StoredFacts>> {
  const [first] = applications;
  if (!first) return new Map();
  const partnerId = first.partner_id;
  const applicationId = sql.ref('application.id');
  const of = sql`partner_id = ${partnerId} and application_id = ${applicationId}`;
  const { rows } = await sql<StoredFacts & { readonly id: string }>`
    select application.id,
      ${isSigned(partnerId, applicationId)} as "hasSigned",
      exists (select from signing_envelope as envelope
        join signature_request as request
          on request.partner_id = envelope.partner_id and request.id = envelope.request_id
        join signing_signer as signer
          on signer.partner_id = envelope.partner_id and signer.envelope_id = envelope.id
        where envelope.partner_id = ${partnerId} and envelope.application_id = ${applicationId}
          and envelope.state = 'sent' and request.cancel_reason is null
          and signer.held_at is not null) as "isNameHeld",
      exists (select from paper_entry where ${of} and acknowledged_at is null) as "isUnacknowledged", ${termsOf(of)} as terms,
      exists (select from budget_share where ${of} and ticket is not null) as "waitsForBudget",
      exists (select from correction_round where ${of} and state = 'sent') as "hasOpenRequest", ${areTaken(of)},
      coalesce(${isAccountHeld}, false) as "isAccountInQuestion",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', document.kind, 'verdict', said.verdict)), '[]')
        from settlement_document as document
        left join document_verdict as said
          on said.partner_id = document.partner_id and said.document_id = document.id
        where document.partner_id = ${partnerId} and document.application_id = ${applicationId}
          and document.removed_at is null) as documents,
      (select jsonb_build_object('state', payment.state, 'proposedBy', proposal.proposed_by, 'approvedBy',
          (select coalesce(jsonb_agg(approval.approved_by), '[]') from payment_approval as approval
            where approval.partner_id = payment.partner_id and approval.payment_id = payment.id
              and approval.revision = payment.revision),
          'takenBy', (select coalesce(jsonb_agg(distinct taken.taken_by), '[]')
            from payment_batch_line as line join payment_download as taken
              on taken.partner_id = line.partner_id and taken.batch_id = line.batch_id
            where line.partner_id = payment.partner_id and line.payment_id = payment.id))
        from payment join payment_revision as proposal on proposal.partner_id = payment.partner_id
          and proposal.payment_id = payment.id and proposal.revision = payment.revision
        where payment.partner_id = ${partnerId} and payment.application_id = ${applicationId}
        order by payment.attempt desc limit 1) as payment,
      (select jsonb_build_object('amountGr', amount_gr, 'answerBy', answer_by, 'isAnswered', answered_at is not null)
        from payment_hearing where ${of} order by n desc limit 1) as hearing,
      (select jsonb_build_object('appealUntil', appeal_until, 'appealedAt', appealed_at, 'by', person_id)
        from case_refusal where ${of} order by n desc limit 1) as refusal
    from application where application.partner_id = ${partnerId}
      and application.id in (${sql.join(applications.map(({ id }) => id))})`.execute(db);
  return new Map(rows.map(({ id, ...stored }) => [id, stored]));
}
