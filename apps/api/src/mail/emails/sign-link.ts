import { formatMoment } from '@ndp/flows/application/moment.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { secondLetter as second, signLetter as texts } from './signing-messages.ts';

interface SignPayload extends LinkPayload {
  /** A moment in ISO 8601. */
  readonly deadline: string;
  readonly isReminder: boolean;
  /** For whom the second of two signs; absent for the applicant. */
  readonly organisation?: string;
}

/**
 * The mail with the link to read and sign the documents; the same again as a reminder. The second of two is told who
 * applies, why the mail comes and where the address is from.
 */
export const signLink: LinkMail<SignPayload> = {
  kind: 'sign-link',
  priority: 'awaited',
  target: 'signing',
  notice: ({ organisation }) => (organisation === undefined ? texts.heading : undefined),
  asksToAct: ({ organisation }) => organisation === undefined,
  write(mail) {
    const { language, deadline, isReminder, organisation } = mail;
    const isSecond = organisation !== undefined;
    return renderCase(mail, (t) => ({
      subject: t(isReminder ? texts.subjectAgain : texts.subject),
      preheader: t(texts.preheader),
      heading: t(texts.heading),
      facts: [{ label: t(texts.deadline), value: formatMoment(deadline, language) }],
      beforeLink: isSecond
        ? [t(second.happened, { organisation }), t(second.next)]
        : [t(texts.happened), t(texts.next)],
      button: t(texts.button),
      afterLink: isSecond
        ? [t(second.data), t(second.notYou), t(second.keepSecret)]
        : [t(texts.wait), t(texts.keepSecret)],
    }));
  },
};
