import { openStatuses } from '@ndp/domain/workflow/statuses.ts';
import type { Selectable } from 'kysely';
import { markReviewed } from '../../cases/attention/flag-reviews.ts';
import type { Flag } from '../../cases/attention/flag-words.ts';
import { type FlaggedCase, findOwnFlags } from '../../cases/attention/flags.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { readLastAnchor } from '../../features/audit/anchors.ts';
import type { SigningService } from '../../features/signing/signing-service.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { ApplicationTable, Partner } from '../../platform/database/schema/tables.ts';
import type { PartnerFault } from '../../platform/partners/check-partners.ts';
import { directoryIn } from '../../platform/partners/partners.ts';
import { type MatterName, matters } from './messages.ts';

/** How long before its end a seal's certificate is spoken of, days. */
const sealNoticeDays = 60;
/** How long documents may take to be made before a person should look, ms. */
const papersMs = 60 * 60 * 1000;
/** Cases looked at in one go. */
const pageLength = 500;
/** Cases named for each matter of a partner; the rest is a number. */
const mostNamed = 30;

/** A case that needs a person: its reference, and the days that remain where a term runs (negative: over). */
export interface CaseInDigest {
  readonly reference: string;
  readonly days?: number;
}

/** What of one kind waits: how often, and the first of it. */
interface Matter {
  readonly matter: MatterName;
  readonly count: number;
  readonly cases: readonly CaseInDigest[];
}

export interface PartnerDigest {
  readonly partner: string;
  readonly matters: readonly Matter[];
  /** When the certificate of the partner's seal ends, where that is soon. */
  readonly sealEnds?: { readonly day: string; readonly days: number };
}

/** What needs a person today. Counts and references only: nothing of anybody. */
export interface Digest {
  /** YYYY-MM-DD, in Poland. */
  readonly day: string;
  readonly count: number;
  readonly partners: readonly PartnerDigest[];
  /** Rows of partners that are not taken: after the next start their portals are closed. */
  readonly refusedRows: readonly Pick<PartnerFault, 'partner' | 'field'>[];
  /** Partners whose documents cannot be signed now, and why. */
  readonly closedSignings: readonly { readonly partner: string; readonly reason: string }[];
  /** The newest anchor of the audit, `n:hash`: kept outside the machine, it binds everything before. */
  readonly anchor: string | null;
}

/** What is asked of signing, for each partner. */
export type SigningFacts = Pick<SigningService, 'faultOf' | 'sealEndOf'>;

type DigestRow = FlaggedCase &
  Pick<Selectable<ApplicationTable>, 'reference' | 'program_id' | 'program_version'>;

export async function readDigest(trx: Trx, now: Date, signing: SigningFacts = {}): Promise<Digest> {
  const closedSignings: { partner: string; reason: string }[] = [];
  const partners: PartnerDigest[] = [];
  const directory = directoryIn(trx, now);
  // Made-up cases need nobody.
  const rows = (await directory.all()).filter(({ is_training }) => !is_training);
  const refusedRows = await directory.faults();
  for (const partner of rows) {
    const found = await findMatters(trx, partner, now);
    const reason = await signing.faultOf?.(partner.id, directory);
    if (reason) closedSignings.push({ partner: partner.id, reason });
    const seal = soonOver(await signing.sealEndOf?.(partner.id), now);
    if (found.length > 0 || seal) {
      partners.push({ partner: partner.id, matters: found, ...(seal ? { sealEnds: seal } : {}) });
    }
  }
  const counts = partners.map(
    ({ matters, sealEnds }) => matters.reduce((sum, { count }) => sum + count, 0) + (sealEnds ? 1 : 0),
  );
  const last = await readLastAnchor(trx);
  const count = counts.reduce((sum, each) => sum + each, refusedRows.length + closedSignings.length);
  return {
    day: polishDay(now),
    count,
    partners,
    refusedRows,
    closedSignings,
    anchor: last ? `${last.n}:${last.hash}` : null,
  };
}

/** What needs a person in the cases of a partner that wait for one, by their references; read in pages, of which little is kept. */
async function findMatters(trx: Trx, partner: Partner, now: Date): Promise<readonly Matter[]> {
  const waiting = await findWaiting(trx, partner.id);
  const known = new Map<MatterName, { count: number; cases: CaseInDigest[] }>();
  for (let i = 0; i < waiting.length; i += pageLength) {
    const rows = await readRows(trx, partner.id, waiting.slice(i, i + pageLength));
    const flags = await markReviewed(trx, partner.id, await findOwnFlags(trx, partner.id, rows, now));
    for (const { matter, found } of rows.flatMap((row) =>
      mattersOf(row, unlooked(flags.get(row.id)), partner, now),
    )) {
      const { count, cases } = known.get(matter) ?? { count: 0, cases: [] };
      if (count < mostNamed) cases.push(found);
      known.set(matter, { count: count + 1, cases });
    }
  }
  return (Object.keys(matters) as MatterName[]).flatMap((matter) => {
    const found = known.get(matter);
    return found ? [{ matter, ...found }] : [];
  });
}

function unlooked(flags: readonly Flag[] = []): readonly Flag[] {
  return flags.filter(({ isReviewed }) => !isReviewed);
}

function readRows(trx: Trx, partnerId: string, references: readonly string[]): Promise<readonly DigestRow[]> {
  return trx
    .selectFrom('application')
    .select([
      'id',
      'kind',
      'status',
      'created_at',
      'measured_at',
      'reference',
      'program_id',
      'program_version',
      'changed_at as since',
    ])
    .where('partner_id', '=', partnerId)
    .where('reference', 'in', references)
    .orderBy('reference')
    .execute();
}

/** Applications in a status that waits for an operator, that asked for a call, or to which a mail failed. */
async function findWaiting(trx: Trx, partnerId: string): Promise<readonly string[]> {
  const ofPartner = trx
    .selectFrom('application')
    .select('reference')
    .where('application.partner_id', '=', partnerId);
  const inStatus = ofPartner.where('status', 'in', [
    'completed',
    'under_review',
    'contract_sent',
    'payment_requested',
    'settlement_review',
  ]);
  const called = ofPartner
    .where('kind', '=', 'callback')
    .where('measured_at', 'is', null)
    .where('status', 'in', openStatuses);
  const unmailed = ofPartner
    .innerJoin('outbox', (join) =>
      join
        .onRef('outbox.partner_id', '=', 'application.partner_id')
        .onRef('outbox.application_id', '=', 'application.id'),
    )
    .where('outbox.failed_at', 'is not', null);
  const rows = await inStatus.union(called).union(unmailed).orderBy('reference').execute();
  return rows.map(({ reference }) => reference);
}

/** Matters that say how many days are left. */
const dated = ['payment_due', 'payment_overdue', 'callback', 'offer_waits'] as const;
const isDated = (kind: string): kind is (typeof dated)[number] => dated.some((each) => each === kind);

function mattersOf(
  row: DigestRow,
  flags: readonly Flag[],
  partner: Partner,
  now: Date,
): readonly { readonly matter: MatterName; readonly found: CaseInDigest }[] {
  const { reference, status, since } = row;
  const waitedMs = now.getTime() - since.getTime();
  const matter = (name: MatterName, days?: number) => ({
    matter: name,
    found: { reference, ...(days === undefined ? {} : { days }) },
  });
  const flagged = flags.flatMap(({ kind, day }) => {
    if (isDated(kind)) return [matter(kind, daysUntil(day ?? '', now))];
    if (kind === 'sealing') return waitedMs > dayMs ? [matter(kind)] : [];
    return kind === 'unsigned' ||
      kind === 'objection_withdrawn' ||
      kind === 'measured_nothing' ||
      kind === 'under_way' ||
      kind === 'waits_for_money' ||
      kind === 'message_waits' ||
      kind === 'duty_late' ||
      kind === 'duty_asked' ||
      kind === 'source_stopped'
      ? []
      : [matter(kind)];
  });
  const isAtOnce = programOf(row, partner).signingBegins === 'at-once';
  const stopping: readonly string[] = ['signing_failed', 'co_owner_objected', 'waits_for_money'];
  const isStopped = flags.some(({ kind }) => stopping.includes(kind));
  if (status === 'under_review') return [...flagged, matter('under_review')];
  if (status !== 'completed' || isStopped) return flagged;
  if (!isAtOnce) return [...flagged, matter('to_begin')];
  return waitedMs > papersMs ? [...flagged, matter('papers_failed')] : flagged;
}

function soonOver(end: Date | undefined, now: Date): PartnerDigest['sealEnds'] {
  const days = end && daysUntil(polishDay(end), now);
  return end && days !== undefined && days <= sealNoticeDays ? { day: polishDay(end), days } : undefined;
}

/** Whole days from today to a day `YYYY-MM-DD`, by the calendar of Poland. */
function daysUntil(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(polishDay(now))) / dayMs);
}
