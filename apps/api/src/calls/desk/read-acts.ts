import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { say } from '@ndp/flows/message.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { actNames, outcomeNames } from './messages.ts';

const mostActions = 50;
/** Rows read for them: the same act again and again is told once. */
const mostRows = 500;

/** What was done and looked at in a case: all of it for an auditor and for whose case it is, else one's own acts. */
export async function readActions(
  { trx, roles, person, language }: DeskWork,
  { id, partner_id }: Application,
  isMine: boolean,
): Promise<CaseAnswer['acts']> {
  const seesAll = isMine || roles.includes('auditor');
  const rows = await trx
    .selectFrom('operator_action')
    .select(['at', 'operator', 'action', 'outcome'])
    .where((row) => row.and({ partner_id, application_id: id }))
    .$if(!seesAll, (all) => all.where('person_id', '=', person.id))
    .orderBy('n', 'desc')
    .limit(mostRows)
    .execute();
  const actions: (CaseAnswer['acts'][number] & { times: number })[] = [];
  for (const { at, operator: who, action, outcome: end } of rows) {
    const [what, outcome] = [nameOf(action, language), say(outcomeNames[end], language)];
    const last = actions.at(-1);
    if (last?.who === who && last.what === what && last.outcome === outcome) last.times += 1;
    else actions.push({ at: at.toISOString(), who, what, outcome, times: 1 });
  }
  return actions.slice(0, mostActions);
}

/** So long somebody who opened a case counts as looking at it, ms. */
const viewMs = 3 * 60_000;

/** Who else has opened the case a moment ago. */
export async function readViewers(
  { trx, person, now }: Pick<DeskWork, 'trx' | 'person' | 'now'>,
  { id, partner_id }: Application,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('operator_action')
    .select('operator')
    .distinct()
    .where((row) => row.and({ partner_id, application_id: id, action: 'desk read-case' }))
    .where('person_id', '!=', person.id)
    .where('at', '>', new Date(now.getTime() - viewMs))
    .execute();
  return rows.map(({ operator }) => operator);
}

function nameOf(action: string, language: DeskWork['language']): string {
  const named = Object.entries(actNames).find(([name]) => name === action);
  return named ? say(named[1], language) : action;
}
