import { type CaseAnswer, lookAtFlag } from '@ndp/contract/desk/cases.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { type FlagFacts, isReviewable } from '@ndp/domain/workflow/flag-looks.ts';
import { factsOfFlags, readFlagReviews, writeFlagReview } from '../../cases/attention/flag-reviews.ts';
import { nameFlag } from '../../cases/attention/flag-words.ts';
import { findFlags } from '../../cases/attention/flags.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { FlagChanged } from '../../features/casework/refusals.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** A flag is marked as looked at, with the facts its page showed; what comes later raises it again. */
export function mountFlags(http: DeskHttp): void {
  mount(http, lookAtFlag, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { flag, seen, reason } = body;
    work.addDetails({ flag });
    const { raised, facts } = await readFlags(work, application);
    if (!raised.some(({ kind }) => kind === flag) || !facts || wordOf(facts[flag]) !== seen) {
      throw new FlagChanged();
    }
    const look = { flag, personId: work.person.id, at: work.now, reason, ...facts[flag] };
    await writeFlagReview(work.store, keyOf(application), look);
    return { flags: await describeFlags(work, application) };
  });
}

/** The flags of a case that can be looked at, and who has. */
export async function describeFlags(
  work: DeskWork,
  application: Application,
): Promise<CaseAnswer['flag_looks']> {
  const { store, language, roles } = work;
  const { raised, facts } = await readFlags(work, application);
  if (!facts) return [];
  const looks = await readFlagReviews(store, keyOf(application));
  const names = await readNames(
    work,
    looks.map(({ personId }) => personId),
  );
  return raised.map(({ isReviewed, ...flag }) => {
    const look = isReviewed && looks.find((each) => each.flag === flag.kind);
    return {
      kind: flag.kind,
      name: nameFlag(flag, language),
      facts: wordOf(facts[flag.kind]),
      can_look: !isReviewed && mayDo(roles, 'look-at-flag'),
      look: look
        ? { who: names.get(look.personId) ?? '–', at: look.at.toISOString(), reason: look.reason }
        : null,
    };
  });
}

/** The flags raised that can be looked at, and the facts behind them where there are any. */
async function readFlags({ trx, partner, now }: DeskWork, application: Application) {
  const { id } = application;
  const dated = { ...application, since: application.status_at ?? application.changed_at };
  const found = (await findFlags(trx, partner.id, [dated], now)).get(id) ?? [];
  const raised = found.flatMap((flag) => (isReviewable(flag.kind) ? [{ ...flag, kind: flag.kind }] : []));
  const facts = raised.length > 0 ? (await factsOfFlags(trx, partner.id, [id])).get(id) : undefined;
  return { raised, facts };
}

/** What a page sends back of the facts it showed. */
function wordOf({ until, mark }: FlagFacts): string {
  return `${until.getTime()}${mark}`;
}
