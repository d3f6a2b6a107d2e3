import { formatMoment } from '@ndp/flows/application/moment.ts';
import { renderCase } from '../../../../mail/case-letter.ts';
import type { CaseMail, RenderedMail } from '../../../../platform/mail/letter/letter.ts';
import { signLetter as texts } from './signing-messages.ts';

type SignMail = CaseMail & { readonly deadline: string; readonly isReminder: boolean };

/** The mail with the link to read and sign the documents; the same again as a reminder. */
export function signLink(mail: SignMail): RenderedMail {
  const { language, deadline, isReminder } = mail;
  return renderCase(mail, (tell) => ({
    subject: tell(isReminder ? texts.subjectAgain : texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [{ label: tell(texts.deadline), value: formatMoment(deadline, language) }],
    beforeLink: [tell(texts.happened), tell(texts.next)],
    button: tell(texts.button),
    afterLink: [tell(texts.wait), tell(texts.keepSecret)],
  }));
}
