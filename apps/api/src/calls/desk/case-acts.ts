import { enterMeasurement, judgeHeldName, mailLink, startSigning } from '@ndp/contract/desk/cases.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { keyOf } from '../../cases/case-key.ts';
import { mailNewLink } from '../../features/casework/mail-new-link.ts';
import { NoNameHeld, NotSignable } from '../../features/desk/refusals.ts';
import { measure } from '../../features/estimate/measure.ts';
import { embeddedName } from '../../features/signing/embedded/embedded-port.ts';
import { noteHint } from '../../features/signing/hints.ts';
import { beginSigning, drawDocuments } from '../../features/signing/process/begin-signing.ts';
import { judgeName } from '../../features/signing/process/judge-name.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { answerOf } from './assign.ts';
import { type DeskContext, findHere } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';
import { isSignable } from './read-case.ts';

/** What the command line does as well, on the same use cases. */
export function mountCaseActs(http: DeskHttp): void {
  mountDeskCall(http, enterMeasurement, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { quote } = await measure(work.unit, work.partner, application, body);
    const amount = quote?.quote ?? 0;
    work.keep({ amount });
    return { amount };
  });
  mountDeskCall(http, judgeHeldName, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    work.keep({ outcome: body.outcome });
    const judged = await judgeName(work.unit, application, body);
    if (!judged) throw new NoNameHeld();
    work.afterwards(async () => {
      for (const hint of judged.hints) await noteHint(work.context.db, embeddedName, hint, work.now);
    });
    return answerOf(application);
  });
  mountDeskCall(
    http,
    startSigning,
    async ({ params, work, prepared }) => {
      const application = await work.hold(params.reference);
      if (!isSignable(application) || prepared instanceof MissingValue) throw new NotSignable();
      await beginSigning(work.unit, work.context, application, prepared);
      return answerOf(application);
    },
    ({ reference }: { readonly reference: string }, partner: Partner) =>
      draw(http.context, partner, reference),
  );
  mountDeskCall(http, mailLink, async ({ params, work }) => {
    const application = await work.hold(params.reference);
    await mailNewLink(work.unit, application);
    return answerOf(application);
  });
}

/** What cannot be drawn, or is not there, is refused once the case is held. */
async function draw(context: DeskContext, partner: Partner, reference: string) {
  const application = await findHere(context, partner, reference);
  if (!application || !isSignable(application)) return undefined;
  return drawDocuments(context, keyOf(application)).catch((cause: unknown) => {
    if (cause instanceof MissingValue) return cause;
    throw cause;
  });
}
