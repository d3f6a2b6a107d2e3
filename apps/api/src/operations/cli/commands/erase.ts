import { say } from '@ndp/flows/message.ts';
import { eraseApplication, removeLeftovers } from '../../../features/retention/erase-application.ts';
import { heldSentence } from '../../../features/retention/refusals.ts';
import { readStanding } from '../../../features/retention/standing.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { retentionMessages as messages } from '../messages.ts';

/** Erases an application on a person's request or because the law asks for it; the person is answered by the operator. */
export const erase: Command = {
  name: 'erase',
  summary: {
    pl: 'usuwa sprawę ze wszystkimi danymi; nie da się tego cofnąć. Po podpisaniu umowy odmawia i podaje dzień',
    en: 'erases an application with all data, for good. Once an agreement is signed it refuses and names the day',
  },
  operands: ['reference'],
  needs: ['ground'],
  takes: ['partner'],
  run: eraseOne,
};

async function eraseOne(work: Work): Promise<Answer> {
  const { trx, unit, context, given, language } = work;
  const application = await work.hold();
  const partner = await directoryIn(trx, unit.now).find(application.partner_id);
  if (!partner) throw new RangeError('an application without a partner');
  const { day, isHeld } = await readStanding(trx, application, partner);
  if (isHeld && day) throw new CommandRefused(heldSentence, { until: day });
  const left = await eraseApplication(unit, application, groundOf(need(given, 'ground')));
  const { reference } = application;
  return {
    blocks: [{ lines: [say(messages.erased, language, { reference })] }],
    afterwards: () => removeLeftovers(context.storage, left),
  };
}

function groundOf(ground: string): 'request' | 'unlawful' | 'duty' {
  if (ground === 'unlawful' || ground === 'duty') return ground;
  return 'request';
}
