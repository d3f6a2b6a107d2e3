import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';
import { draftLetter as texts } from './status-messages.ts';

interface DraftPayload extends LinkPayload {
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string;
  /** Whether it is the last day to send it, which nothing puts off. */
  readonly isLast?: boolean;
  /** Whether it was left only a few days ago: its end is far, and the way back is said first. */
  readonly isNudge?: boolean;
}

/** The mail that says until when an application that was not sent is kept. */
export const draftReminder: LinkMail<DraftPayload> = {
  kind: 'draft-reminder',
  target: 'application',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
    const day = formatDate(mail.expiresOn, mail.language);
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader, { day }),
      heading: t(texts.heading),
      facts: [{ label: t(texts.expires), value: day }],
      beforeLink: [t(texts.happened), t(nextOf(mail), { day })],
      button: t(texts.button),
      afterLink: [t(shared.keepSecret)],
    }));
  },
};

function nextOf({ isLast, isNudge }: Pick<DraftPayload, 'isLast' | 'isNudge'>) {
  if (isLast) return texts.last;
  return isNudge ? texts.goOn : texts.next;
}
