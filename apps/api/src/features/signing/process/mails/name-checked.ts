import { renderCase } from '../../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../../mail/mail.ts';
import { type NameOutcome, nameLetters, nameShared as shared } from './name-messages.ts';

interface NamePayload extends LinkPayload {
  readonly outcome: NameOutcome;
  /** What the operator says to the applicant; empty while nobody has looked. */
  readonly reason: string;
}

/** The mail about a signature under another name: that a person looks at it, and how that ended. */
export const nameChecked: LinkMail<NamePayload> = {
  kind: 'name-checked',
  target: 'application',
  write(mail) {
    const { outcome, reason } = mail;
    const texts = nameLetters[outcome];
    return renderCase(mail, (tell) => ({
      subject: tell(shared.subject, { heading: tell(texts.heading) }),
      preheader: tell(texts.happened),
      heading: tell(texts.heading),
      beforeLink: [
        tell(texts.happened),
        ...(reason ? [tell(shared.reason, { reason })] : []),
        tell(texts.next),
      ],
      button: tell(shared.button),
      afterLink: [tell(shared.wait)],
    }));
  },
};
