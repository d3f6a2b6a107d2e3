import type { Mail } from '../../../mail/write-mail.ts';
import type { Addressed } from '../../../mail/payloads.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import { erasedLetter as texts } from '../../../mail/messages.ts';

declare module '../../../mail/payloads.ts' {
  interface Payloads {
    'data-erased': Addressed & { readonly reference: string };
  }
}

/** The last mail of a case: nothing of it is kept any more. */
export const dataErased: Mail<'data-erased'> = {
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
