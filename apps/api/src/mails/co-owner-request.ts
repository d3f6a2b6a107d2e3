import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { coOwnerLinkDays } from '../co-owners/links.ts';
import { requestLetter as texts } from './co-owner-messages.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';

type RequestMail = CaseMail & { readonly applicant: string };

/** The mail that asks a co-owner to agree or to object. */
export function coOwnerRequest(mail: RequestMail): RenderedMail {
  const { language, partner, reference, applicant } = mail;
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      { label: tell(shared.validFor), value: tell(shared.days, { days: coOwnerLinkDays }) },
    ],
    beforeLink: [
      isPlainName(applicant) ? tell(texts.happened, { applicant }) : tell(texts.happened_unnamed),
      tell(texts.next),
    ],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(texts.free), tell(texts.personal), tell(texts.not_you)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}

/** Whether a name holds nothing that a mail program would make a link of: it goes to people who do not know us. */
function isPlainName(name: string): boolean {
  return name !== '' && !/\p{L}\.\p{L}{2}|[:/\\@<>]|www/iu.test(name);
}
