import type { CaseActionName } from '@ndp/domain/case/actions.ts';
import type { CaseFacts } from '@ndp/domain/case/case-facts.ts';
import type { Asker } from '@ndp/domain/case/conditions.ts';
import { type ActionRefusal, whyNot } from '@ndp/domain/case/may.ts';
import { type CaseOfPartner, type FactsUnit, readFacts } from './read-facts.ts';
import { ActionRefused } from './refusals.ts';

/** Why an action cannot be done in a locked case now; undefined: it can. */
export async function whyNotNow(
  unit: FactsUnit,
  of: CaseOfPartner,
  name: CaseActionName,
  who: Asker = null,
): Promise<ActionRefusal | undefined> {
  return whyNot(name, await readFacts(unit, of), who);
}

/**
 * Refuses what the table of actions does not allow in a locked case now.
 *
 * @returns what it was decided by
 * @throws {ActionRefused}
 */
export async function requireAction(
  unit: FactsUnit,
  of: CaseOfPartner,
  name: CaseActionName,
  who: Asker = null,
): Promise<CaseFacts> {
  const facts = await readFacts(unit, of);
  const reason = whyNot(name, facts, who);
  if (reason) throw new ActionRefused(reason);
  return facts;
}
