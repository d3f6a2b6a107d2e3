import { callbackErased } from '../../../mail/callback-messages.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import type { Addressed, Mail } from '../../../mail/mail.ts';
import { erasedLetter as texts } from '../../../mail/messages.ts';
import type { CaseMail } from '../../../platform/mail/letter/letter.ts';

interface ErasedPayload extends Addressed {
  readonly reference: string;
  /** Of what kind the case was. */
  readonly about: CaseMail['kind'];
}

/** The last mail of a case: nothing of it is kept any more. */
export const dataErased: Mail<ErasedPayload> = {
  kind: 'data-erased',
  target: 'erased',
  write(mail) {
    const happened = mail.kind === 'callback' ? callbackErased : texts.happened;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader),
      heading: tell(texts.heading),
      beforeLink: [tell(happened), tell(texts.next)],
      afterLink: [tell(texts.kept)],
    }));
  },
};
