import { renderCase } from '../../../mail/case-letter.ts';
import { erasedLetter as texts } from '../../../mail/messages.ts';
import type { CaseMail, RenderedMail } from '../../../platform/mail/letter/letter.ts';

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
