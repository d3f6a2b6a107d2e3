import { renderCase } from '../../../mail/case-letter.ts';
import type { Addressed, Mail } from '../../../mail/mail.ts';
import { erasedLetter as texts } from '../../../mail/messages.ts';

interface ErasedPayload extends Addressed {
  readonly reference: string;
}

/** The last mail of a case: nothing of it is kept any more. */
export const dataErased: Mail<ErasedPayload> = {
  kind: 'data-erased',
  target: 'erased',
  write(mail) {
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader),
      heading: tell(texts.heading),
      beforeLink: [tell(texts.happened), tell(texts.next)],
      afterLink: [tell(texts.kept)],
    }));
  },
};
