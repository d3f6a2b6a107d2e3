import { linkDays } from '../../../../cases/link-life.ts';
import { renderCase } from '../../../../mail/case-letter.ts';
import { shared } from '../../../../mail/messages.ts';
import type { CaseMail, RenderedMail } from '../../../../platform/mail/letter/letter.ts';
import { papersLetter as texts } from './signing-messages.ts';

type PapersMail = CaseMail & { readonly reader: 'applicant' | 'organiser' };

/** The mail with the link to the signed documents, for each side. The documents themselves are never mailed. */
export function papersSigned(mail: PapersMail): RenderedMail {
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [{ label: tell(texts.validFor), value: tell(shared.days, { days: linkDays.papers }) }],
    beforeLink: [tell(texts[mail.reader])],
    button: tell(texts.button),
    afterLink: [tell(texts.keepSecret)],
  }));
}
