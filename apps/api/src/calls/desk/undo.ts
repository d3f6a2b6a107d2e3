import { type CaseAnswer, undoStep } from '@ndp/contract/desk/cases.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readStep } from '../../cases/store/steps.ts';
import { NotUndoable } from '../../features/casework/refusals.ts';
import { hindranceOf, undo } from '../../features/casework/undo.ts';
import { undoSentences } from '../../features/casework/undo-messages.ts';
import { NotAllowed } from '../../features/desk/refusals.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { actNames } from './audit/messages.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** One's last step is taken back while nothing stands on it. */
export function mountUndo(http: DeskHttp): void {
  mount(http, undoStep, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const step = await readStep(work.trx, keyOf(application), work.person.id);
    if (step?.id !== body.step) throw new NotUndoable('followed');
    if (!mayDo(work.roles, step.act)) throw new NotAllowed();
    work.addDetails({ undone: step.act });
    await undo(work.unit, application, step, work.person);
    return { done: true } as const;
  });
}

/** One's last step in a case, and why it stays. */
export async function describeStep(
  work: DeskWork,
  application: Application,
): Promise<CaseAnswer['last_step']> {
  const { trx, unit, person, roles, language } = work;
  const step = await readStep(trx, keyOf(application), person.id);
  if (!step || !mayDo(roles, step.act)) return null;
  const why = await hindranceOf(unit, step);
  return {
    id: step.id,
    act: say(actNames[`desk ${step.act}`], language),
    at: step.at.toISOString(),
    hindrance: why ? say(undoSentences[why], language) : null,
  };
}
