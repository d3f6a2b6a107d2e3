import { MissingValue } from '@ndp/documents/missing-value.ts';
import { say } from '@ndp/flows/message.ts';
import { SealUnfit } from '../../../features/signing/port.ts';
import { beginSigning } from '../../../features/signing/process/begin-signing.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { signingMessages as messages, refusalMessages as refusals } from '../messages.ts';

/** Sends the documents of an application for signature, as after a review. */
export const beginSigningCommand: Command = {
  name: 'begin-signing',
  summary: {
    pl: 'wysyła wniosek i umowę do podpisu (stan completed albo under_review)',
    en: 'sends application and agreement for signature (at completed or under_review)',
  },
  operands: ['reference'],
  options: [{ name: 'partner' }],
  run: begin,
};

async function begin(work: Work): Promise<Answer> {
  const { unit, context, language } = work;
  const application = await work.hold();
  const { reference, status } = application;
  if (application.kind === 'callback') throw new CommandRefused(refusals.only_callback, { reference });
  if (!['completed', 'under_review'].includes(status)) {
    throw new CommandRefused(refusals.not_signable, { reference, from: status });
  }
  try {
    await beginSigning(unit, context, application);
  } catch (cause) {
    if (cause instanceof SealUnfit)
      throw new CommandRefused(refusals.signing_closed, { reason: cause.message });
    if (!(cause instanceof MissingValue)) throw cause;
    throw new CommandRefused(refusals.missing_value, { reference, field: cause.field });
  }
  return { blocks: [{ lines: [say(messages.begun, language, { reference })] }] };
}
