import { type CaseAnswer, lookAtFlag } from '@ndp/contract/desk/cases.ts';
import { mayDo } from '@ndp/contract/desk/permissions.ts';
import { type FlagFacts, isLookable } from '@ndp/domain/workflow/flag-looks.ts';
import { factsOfFlags, keepLook, readLooks } from '../../cases/attention/flag-looks.ts';
import { findFlags } from '../../cases/attention/flags.ts';
import { keyOf } from '../../cases/case-key.ts';
import { FlagChanged } from '../../features/casework/refusals.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { nameDeskFlag, readNames } from './case-rows.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** A flag is marked as looked at, with the facts its page showed; what comes later raises it again. */
export function mountFlags(http: DeskHttp): void {
  mountDeskCall(http, lookAtFlag, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { flag, seen, reason } = body;
    work.keep({ flag });
    const shown = await describeFlags(work, application);
    if (!shown.some(({ kind, facts }) => kind === flag && facts === seen)) throw new FlagChanged();
    const key = keyOf(application);
    const { [flag]: facts } = await factsOfFlags(work.trx, key);
    const look = { flag, personId: work.person.id, at: work.now, reason, ...facts };
    await keepLook(work.store, key, look);
    return { flags: await describeFlags(work, application) };
  });
}

/** The flags of a case that can be looked at, and who has. */
export async function describeFlags(
  work: DeskWork,
  application: Application,
): Promise<CaseAnswer['flag_looks']> {
  const { trx, store, partner, now, language, roles } = work;
  const standing = { ...application, since: application.status_at ?? application.changed_at };
  const found = (await findFlags(trx, partner.id, [standing], now)).get(application.id) ?? [];
  const flags = found.flatMap((flag) => (isLookable(flag.kind) ? [{ ...flag, kind: flag.kind }] : []));
  if (flags.length === 0) return [];
  const key = keyOf(application);
  const facts = await factsOfFlags(trx, key);
  const looks = await readLooks(store, key);
  const names = await readNames(
    work,
    looks.map(({ personId }) => personId),
  );
  return flags.map(({ isLooked, ...flag }) => {
    const look = isLooked && looks.find((each) => each.flag === flag.kind);
    return {
      kind: flag.kind,
      name: nameDeskFlag(flag, language),
      facts: wordOf(facts[flag.kind]),
      can_look: !isLooked && mayDo(roles, 'look-at-flag'),
      look: look
        ? { who: names.get(look.personId) ?? '–', at: look.at.toISOString(), reason: look.reason }
        : null,
    };
  });
}

/** What a page sends back of the facts it showed. */
function wordOf({ until, mark }: FlagFacts): string {
  return `${until.getTime()}${mark}`;
}
