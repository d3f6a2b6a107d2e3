import { renderCase } from '../../../../mail/case-letter.ts';
import type { CaseMail, RenderedMail } from '../../../../platform/mail/letter/letter.ts';
import { codeLetter as texts } from './signing-messages.ts';

/** The mail with the one-time code of a signature. It bears no link: whoever reads the code is at the page already. */
export function signCode(mail: CaseMail & { readonly code: string; readonly minutes: number }): RenderedMail {
  const { code, minutes } = mail;
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader, { minutes }),
    heading: tell(texts.heading),
    code,
    beforeLink: [tell(texts.happened)],
    afterLink: [tell(texts.valid, { minutes }), tell(texts.notYou)],
  }));
}
