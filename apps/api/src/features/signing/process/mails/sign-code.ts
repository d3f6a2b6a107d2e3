import { renderCase } from '../../../../mail/case-letter.ts';
import type { Addressed, Mail } from '../../../../mail/mail.ts';
import { codeLetter as texts } from './signing-messages.ts';

interface CodePayload extends Addressed {
  readonly code: string;
  readonly minutes: number;
}

/** The mail with the one-time code of a signature. It bears no link: whoever reads the code is at the page already. */
export const signCode: Mail<CodePayload> = {
  kind: 'sign-code',
  priority: 'awaited',
  target: 'none',
  write(mail) {
    const { code, minutes } = mail;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader, { minutes }),
      heading: tell(texts.heading),
      code,
      beforeLink: [tell(texts.happened)],
      afterLink: [tell(texts.valid, { minutes }), tell(texts.notYou)],
    }));
  },
};
