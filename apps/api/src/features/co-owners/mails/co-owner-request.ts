import { renderCase } from '../../../mail/case-letter.ts';
import { shared } from '../../../mail/messages.ts';
import type { CaseMail, RenderedMail } from '../../../platform/mail/letter/letter.ts';
import { coOwnerLinkDays } from '../links.ts';
import { requestLetter as texts } from './co-owner-messages.ts';

type RequestMail = CaseMail & { readonly applicant: string };

/** The mail that asks a co-owner to agree or to object. */
export function coOwnerRequest(mail: RequestMail): RenderedMail {
  const { applicant } = mail;
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [{ label: tell(shared.validFor), value: tell(shared.days, { days: coOwnerLinkDays }) }],
    beforeLink: [
      isPlainName(applicant) ? tell(texts.happened, { applicant }) : tell(texts.happened_unnamed),
      tell(texts.next),
    ],
    button: tell(texts.button),
    afterLink: [tell(texts.free), tell(texts.personal), tell(texts.not_you)],
  }));
}

/** Whether a name holds nothing that a mail program would make a link of: it goes to people who do not know us. */
function isPlainName(name: string): boolean {
  return name !== '' && !/\p{L}\.\p{L}{2}|[:/\\@<>]|www/iu.test(name);
}
