import { type Message, say } from '@ndp/flows/message.ts';
import { linkDays } from '../store/links.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared, newLinkLetter as texts } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';

/** The mail with a new link, for whoever lost the old one. */
export function newLink(mail: CaseMail): RenderedMail {
  const { language, partner, reference } = mail;
  const tell = (message: Message, values = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      { label: tell(shared.validFor), value: tell(shared.days, { days: linkDays }) },
    ],
    beforeLink: [tell(texts.happened, { reference }), tell(texts.next)],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(shared.keepSecret), tell(texts.notAsked)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
