import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { say } from '@ndp/flows/message.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { actNames, outcomeNames } from './messages.ts';

const mostActs = 50;

/** What was done and looked at in a case: all of it for an auditor and for whose case it is, else one's own acts. */
export async function readActs(
  { trx, roles, person, language }: DeskWork,
  { id, partner_id }: Application,
  isMine: boolean,
): Promise<CaseAnswer['acts']> {
  const seesAll = isMine || roles.includes('auditor');
  const rows = await trx
    .selectFrom('operator_action')
    .select(['at', 'operator', 'action', 'outcome'])
    .where('partner_id', '=', partner_id)
    .where('application_id', '=', id)
    .$if(!seesAll, (all) => all.where('person_id', '=', person.id))
    .orderBy('n', 'desc')
    .limit(mostActs)
    .execute();
  return rows.map(({ at, operator, action, outcome }) => ({
    at: at.toISOString(),
    who: operator,
    what: nameOf(action, language),
    outcome: say(outcomeNames[outcome], language),
  }));
}

function nameOf(action: string, language: DeskWork['language']): string {
  const named = Object.entries(actNames).find(([name]) => name === action);
  return named ? say(named[1], language) : action;
}
