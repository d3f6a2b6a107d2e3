import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../mail/mail.ts';
import { shared } from '../../../mail/messages.ts';
import { draftLetter as texts } from '../../../mail/status/status-messages.ts';

interface DraftPayload extends LinkPayload {
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string;
  /** Whether it is the last day to send it, which nothing puts off. */
  readonly isLast?: boolean;
}

/** The mail that says until when an application that was not sent is kept. */
export const draftReminder: LinkMail<DraftPayload> = {
  kind: 'draft-reminder',
  target: 'application',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
    const day = formatDate(mail.expiresOn, mail.language);
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader, { day }),
      heading: tell(texts.heading),
      facts: [{ label: tell(texts.expires), value: day }],
      beforeLink: [tell(texts.happened), tell(mail.isLast ? texts.last : texts.next, { day })],
      button: tell(texts.button),
      afterLink: [tell(shared.keepSecret)],
    }));
  },
};
