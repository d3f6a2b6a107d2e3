import type { CaseMail } from '../../platform/mail/letter/letter.ts';
import { renderCase } from '../case-email.ts';
import type { Addressed, Mail } from '../mail.ts';
import { erasedLetter as texts } from '../messages.ts';
import { callbackErased } from './callback-messages.ts';

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
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader),
      heading: t(texts.heading),
      beforeLink: [t(happened), t(texts.next)],
      afterLink: [t(texts.kept)],
    }));
  },
};
