import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import {
  type NameOutcome,
  nameLetters,
  ownLetters,
  secondLetters,
  nameShared as shared,
} from './name-messages.ts';

interface NamePayload extends LinkPayload {
  readonly outcome: NameOutcome;
  /** What the operator says to the applicant; empty while nobody has looked. */
  readonly reason: string;
  /** What was looked at; absent, as in mails promised before: the name. */
  readonly about?: 'name' | 'signature' | 'second';
}

/** What differs by what was looked at. */
const letters = { name: nameLetters, signature: ownLetters, second: secondLetters };

/** The mail about a signature that a person looks at: that they do, and how that ended. */
export const nameChecked: LinkMail<NamePayload> = {
  kind: 'name-checked',
  target: 'application',
  write(mail) {
    const { outcome, reason, about = 'name' } = mail;
    const texts = { ...nameLetters[outcome], ...letters[about][outcome] };
    return renderCase(mail, (t) => ({
      subject: t(shared.subject, { heading: t(texts.heading) }),
      preheader: t(texts.happened),
      heading: t(texts.heading),
      beforeLink: [t(texts.happened), ...(reason ? [t(shared.reason, { reason })] : []), t(texts.next)],
      button: t(shared.button),
      afterLink: [t(shared.wait)],
    }));
  },
};
