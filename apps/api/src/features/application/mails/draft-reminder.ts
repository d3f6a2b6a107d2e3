import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import { shared } from '../../../mail/messages.ts';
import { draftLetter as texts } from '../../../mail/status/status-messages.ts';
import type { CaseMail, RenderedMail } from '../../../platform/mail/letter/letter.ts';

/** The mail that says until when an application that was not sent is kept. */
export function draftReminder(mail: CaseMail & { readonly expiresOn: string }): RenderedMail {
  const day = formatDate(mail.expiresOn, mail.language);
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader, { day }),
    heading: tell(texts.heading),
    facts: [{ label: tell(texts.expires), value: day }],
    beforeLink: [tell(texts.happened), tell(texts.next, { day })],
    button: tell(texts.button),
    afterLink: [tell(shared.keepSecret)],
  }));
}
