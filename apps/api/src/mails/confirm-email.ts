import { type Message, say } from '@ndp/flows/message.ts';
import { formatPln } from '@ndp/flows/numbers.ts';
import { linkDays } from '../store/links.ts';
import type { CaseMail, Fact, RenderedMail } from './letter.ts';
import { callbackLetter, estimateLetter, shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';

/** Days after which an application whose address was never confirmed is deleted. */
export const unconfirmedDays = 30;

/** All a confirmation mail may know. */
export type ConfirmEmail = CaseMail;

/** The mail that asks to confirm the address: after sending, resending and correcting the address alike. */
export function confirmEmail(mail: ConfirmEmail): RenderedMail {
  const { language, partner, reference } = mail;
  const texts = mail.kind === 'callback' ? callbackLetter : estimateLetter;
  const tell = (message: Message, values = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: facts(mail),
    beforeLink: [tell(texts.happened, { reference }), tell(texts.next)],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [
      tell(texts.keepsWorking),
      tell(shared.keepSecret),
      tell(shared.notYou, { days: unconfirmedDays }),
    ],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}

function facts({ kind, reference, language, quotePln }: ConfirmEmail): Fact[] {
  const amount = kind === 'estimate' && quotePln ? [formatPln(quotePln)] : [];
  return [
    { label: say(shared.number, language), value: reference },
    ...amount.map((value) => ({ label: say(estimateLetter.amount, language), value })),
    { label: say(shared.validFor, language), value: say(shared.days, language, { days: linkDays }) },
  ];
}
