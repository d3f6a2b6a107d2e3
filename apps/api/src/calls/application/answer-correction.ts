import * as calls from '@ndp/contract/calls/corrections.ts';
import { acceptProposal } from '../../features/application/accept-proposal.ts';
import { answerByWords, keepWords } from '../../features/corrections/answer-round.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant's words to a request for correction, the values accepted, and the answer where there is nothing but words. */
export function mountAnswerCorrection(http: Http): void {
  const { context } = http;
  mount(http, calls.keepCorrectionWords, (input) =>
    answerChange(context, input, (unit, { application }, body) => keepWords(unit, application, body)),
  );
  mount(http, calls.acceptProposal, (input) => {
    const { language } = input.caller;
    return answerChange(context, input, (unit, opened, body) =>
      acceptProposal(unit, opened, context.statements, { ...body, language }),
    );
  });
  mount(http, calls.answerCorrection, (input) =>
    answerChange(context, input, (unit, opened) => answerByWords(unit, opened)),
  );
}
