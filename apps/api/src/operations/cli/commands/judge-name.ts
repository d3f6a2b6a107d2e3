import type { Message } from '@ndp/flows/message.ts';
import { say } from '@ndp/flows/message.ts';
import { embeddedName } from '../../../features/signing/embedded/embedded-port.ts';
import { noteHint } from '../../../features/signing/hints.ts';
import { judgeName, type NameJudgement } from '../../../features/signing/process/judge-name.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { signingMessages as messages, refusalMessages as refusals } from '../messages.ts';

/** Lets a signature stand whose name is not the application's. */
export const acceptName = judging('accept-name', 'accepted', {
  pl: 'przyjmuje podpis z innym imieniem i nazwiskiem niż we wniosku; powód przeczyta wnioskodawca',
  en: 'accepts a signature under another name than the application’s; the applicant reads the reason',
});

/** Refuses such a signature; the signer is invited anew. */
export const refuseName = judging('refuse-name', 'refused', {
  pl: 'nie przyjmuje takiego podpisu i wysyła nowy link do podpisu; powód przeczyta wnioskodawca',
  en: 'refuses such a signature and mails a new link to sign; the applicant reads the reason',
});

function judging(name: string, outcome: NameJudgement['outcome'], summary: Message): Command {
  return {
    name,
    summary,
    operands: ['reference'],
    needs: ['reason'],
    takes: ['partner'],
    run: (work) => judge(work, outcome),
  };
}

async function judge(work: Work, outcome: NameJudgement['outcome']): Promise<Answer> {
  const { unit, context, given, language } = work;
  const application = await work.hold();
  const { reference } = application;
  const judged = await judgeName(unit, application, { outcome, reason: need(given, 'reason') });
  if (!judged) throw new CommandRefused(refusals.no_name_held, { reference });
  const sentence = outcome === 'accepted' ? messages.name_accepted : messages.name_refused;
  const lines = [
    say(sentence, language, { reference }),
    ...(outcome === 'refused' && !judged.canSignAgain ? [say(messages.name_late, language)] : []),
  ];
  const noteAll = async () => {
    for (const hint of judged.hints) await noteHint(context.db, embeddedName, hint, unit.now);
  };
  return { blocks: [{ lines }], details: { outcome }, afterwards: noteAll };
}
