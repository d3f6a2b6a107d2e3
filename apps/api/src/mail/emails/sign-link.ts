import { formatMoment } from '@ndp/flows/application/moment.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
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
    return renderCase(mail, (t) => ({
      subject: t(isReminder ? texts.subjectAgain : texts.subject),
      preheader: t(texts.preheader),
      heading: t(texts.heading),
      facts: [{ label: t(texts.deadline), value: formatMoment(deadline, language) }],
      beforeLink: [t(texts.happened), t(texts.next)],
      button: t(texts.button),
      afterLink: [t(texts.wait), t(texts.keepSecret)],
    }));
  },
};
