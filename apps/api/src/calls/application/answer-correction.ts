import * as calls from '@ndp/contract/calls/corrections.ts';
import { answerByWords, keepWords } from '../../features/corrections/answer-round.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** The applicant's words to a request for correction, and the answer where there is nothing but words. */
export function mountAnswerCorrection(http: Http): void {
  const { context } = http;
  mount(http, calls.keepCorrectionWords, (asked) =>
    answerChange(context, asked, (unit, { application }, body) => keepWords(unit, application, body)),
  );
  mount(http, calls.answerCorrection, (asked) =>
    answerChange(context, asked, (unit, opened) => answerByWords(unit, opened)),
  );
}
