import { type BulkAction, previewBulk, type SkipReason, skipReasons } from '@ndp/contract/desk/bulk.ts';
import { isDraft } from '@ndp/domain/case/drafts.ts';
import { isApplicantsMove, mayAct, nextMove } from '@ndp/domain/case/may.ts';
import { readFactsOfEach } from '../../../cases/facts/read-facts.ts';
import { draftEndOf } from '../../../cases/program/last-days.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { readApplications } from '../open-rows.ts';
import { reminderOf } from '../remind.ts';

/** A case as far as the question needs it; who leads it, or nobody. */
interface Candidate {
  readonly id: string;
  readonly reference: string;
  readonly officer_id: string | null;
}

/** Why nothing would be done in some of these cases, by their ids. */
type Skips = ReadonlyMap<string, SkipReason>;

/** What a job would do, asked before it begins. */
export function mountBulkPreview(http: DeskHttp): void {
  mount(http, previewBulk, async ({ body: { action, references }, work }) => {
    const { trx, partner, person } = work;
    const cases = await trx
      .selectFrom('application')
      .select(['id', 'reference', 'officer_id'])
      .where('partner_id', '=', partner.id)
      .where('reference', 'in', [...references])
      .execute();
    const skips = await skipsOf(work, action, cases);
    const wanted = new Map(cases.map((each) => [each.reference, each]));
    const todo = references.filter((reference) => {
      const found = wanted.get(reference);
      return found !== undefined && !skips.has(found.id);
    });
    const reasons = [...skips.values()];
    work.addDetails({ act: action, cases: cases.length });
    return {
      references: todo,
      others: todo.filter((reference) => isOthers(wanted.get(reference), person.id)).length,
      skipped: skipReasons
        .map((why) => ({ why, cases: reasons.filter((reason) => reason === why).length }))
        .filter(({ cases: count }) => count > 0),
    };
  });
}

function isOthers(found: Candidate | undefined, personId: string): boolean {
  return found?.officer_id != null && found.officer_id !== personId;
}

async function skipsOf(work: DeskWork, action: BulkAction, cases: readonly Candidate[]): Promise<Skips> {
  if (action === 'remind') return remindSkips(work, cases);
  const standing = action === 'take' ? work.person.id : action === 'let_go' ? null : undefined;
  return new Map(
    cases.filter(({ officer_id }) => officer_id === standing).map(({ id }) => [id, 'already'] as const),
  );
}

/** As `remind` refuses it, but for a signature whose provider waits for nobody: that only the act finds out. */
async function remindSkips(work: DeskWork, cases: readonly Candidate[]): Promise<Skips> {
  const ids = cases.map(({ id }) => id);
  const applications = await readApplications(work, ids);
  const facts = await readFactsOfEach(work.unit, work.partner, applications);
  const reminded = await readReminded(work, ids);
  const skips = applications.flatMap((application): readonly (readonly [string, SkipReason])[] => {
    const { id, status } = application;
    const known = facts.get(id);
    if (!known) return [];
    if (!isApplicantsMove(known)) return [[id, nextMove(known)?.party ?? 'over']];
    if (reminded.has(id)) return [[id, 'reminded']];
    if (mayAct('sign', known)) return [];
    if (!isDraft(status)) return [[id, 'applicant']];
    return draftEndOf({ application, partner: work.partner }).at < work.now ? [[id, 'over']] : [];
  });
  return new Map(skips);
}

async function readReminded({ trx, partner, now }: DeskWork, ids: readonly string[]) {
  const { kind, deadline } = reminderOf(now);
  const rows = await trx
    .selectFrom('reminder')
    .select('application_id')
    .where((row) => row.and({ partner_id: partner.id, kind }))
    .where('deadline', '=', deadline)
    .where('application_id', 'in', ids.length > 0 ? [...ids] : [null as never])
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}
