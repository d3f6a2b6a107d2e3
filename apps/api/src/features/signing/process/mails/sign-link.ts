import { formatMoment } from '@ndp/flows/application/moment.ts';
import { renderCase } from '../../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../../mail/mail.ts';
import { signLetter as texts } from './signing-messages.ts';

interface SignPayload extends LinkPayload {
  /** A moment in ISO 8601. */
  readonly deadline: string;
  readonly isReminder: boolean;
}

/** The mail with the link to read and sign the documents; the same again as a reminder. */
export const signLink: LinkMail<SignPayload> = {
  kind: 'sign-link',
  priority: 'awaited',
  target: 'signing',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
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
  },
};
