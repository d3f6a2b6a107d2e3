import { renderCase } from '../case-email.ts';
import type { Addressed, Mail } from '../mail.ts';
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
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader, { minutes }),
      heading: t(texts.heading),
      code,
      beforeLink: [t(texts.happened)],
      afterLink: [t(texts.valid, { minutes }), t(texts.notYou)],
    }));
  },
};
