import { renderCase } from './case-letter.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { erasedLetter as texts } from './messages.ts';

/** The last mail of a case: nothing of it is kept any more. */
export function dataErased(mail: CaseMail): RenderedMail {
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    beforeLink: [tell(texts.happened), tell(texts.next)],
    afterLink: [tell(texts.kept)],
  }));
}
