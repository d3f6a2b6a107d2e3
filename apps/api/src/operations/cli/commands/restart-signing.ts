import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { paperNames } from '../../../features/casework/messages.ts';
import { restartRequest } from '../../../features/signing/requests.ts';
import { readRequests } from '../../../features/signing/standing-requests.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { signingMessages as messages, refusalMessages as refusals } from '../messages.ts';

/** Starts the signings of an application again that failed. */
export const restartSigning: Command = {
  name: 'restart-signing',
  summary: {
    pl: 'wznawia podpisywanie, które stanęło',
    en: 'starts a signing again that failed',
  },
  operands: ['reference'],
  takes: ['partner'],
  run: restart,
};

async function restart(work: Work): Promise<Answer> {
  const { unit, language } = work;
  const application = await work.hold();
  const { reference, partner_id: partnerId } = application;
  const requests = await readRequests(unit, keyOf(application));
  const failed = requests.filter(({ state }) => state === 'failed');
  if (failed.length === 0) throw new CommandRefused(refusals.nothing_failed, { reference });
  for (const { requestId } of failed) await restartRequest(unit, { partnerId, requestId });
  const papers = failed.map(({ paper }) => say(paperNames[paper], language)).join(', ');
  return {
    blocks: [{ lines: [say(messages.restarted, language, { reference, papers })] }],
    details: { papers: failed.length },
  };
}
