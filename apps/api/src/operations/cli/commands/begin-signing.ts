import { MissingValue } from '@ndp/documents/missing-value.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { SealUnfit } from '../../../features/signing/port.ts';
import {
  beginSigning,
  type DrawnDocuments,
  drawDocuments,
} from '../../../features/signing/process/begin-signing.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import {
  type Answer,
  type Command,
  CommandRefused,
  type OperatorContext,
  type Run,
  type Work,
} from '../command.ts';
import { signingMessages as messages, refusalMessages as refusals } from '../messages.ts';

/** Sends the documents of an application for signature, as after a review. */
export const beginSigningCommand: Command = {
  name: 'begin-signing',
  summary: {
    pl: 'wysyła wniosek i umowę do podpisu (stan completed albo under_review)',
    en: 'sends application and agreement for signature (at completed or under_review)',
  },
  operands: ['reference'],
  takes: ['partner'],
  prepare: draw,
};

/** Nothing is held while documents are drawn; what was found is held when they are sent. */
async function draw(context: OperatorContext, find: Work['hold']): Promise<Run> {
  const found = await find();
  requireSignable(found);
  try {
    const drawn = await drawDocuments(context, keyOf(found));
    return (work) => begin(work, drawn);
  } catch (cause) {
    if (!(cause instanceof MissingValue)) throw cause;
    throw new CommandRefused(refusals.missing_value, { reference: found.reference, field: cause.field });
  }
}

async function begin(work: Work, drawn: DrawnDocuments | undefined): Promise<Answer> {
  const { unit, context, language } = work;
  const application = await work.hold();
  requireSignable(application);
  try {
    await beginSigning(unit, context, application, drawn);
  } catch (cause) {
    if (!(cause instanceof SealUnfit)) throw cause;
    throw new CommandRefused(refusals.signing_closed, { reason: cause.message });
  }
  return { blocks: [{ lines: [say(messages.begun, language, { reference: application.reference })] }] };
}

/** @throws {CommandRefused} */
function requireSignable({ kind, status, reference }: Application): void {
  if (kind === 'callback') throw new CommandRefused(refusals.only_callback, { reference });
  if (['completed', 'under_review'].includes(status)) return;
  throw new CommandRefused(refusals.not_signable, { reference, from: status });
}
