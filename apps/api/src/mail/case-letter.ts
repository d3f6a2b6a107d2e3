import { waitingMessages } from '@ndp/flows/application/waiting-messages.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { sayNewEstimate } from '@ndp/flows/new-estimate.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import type { CaseMail, Fact, Letter, RenderedMail } from '../platform/mail/letter/letter.ts';
import { renderLetter } from '../platform/mail/letter/render.ts';
import { shared } from './messages.ts';

/** Says a message in the language of the mail; every message may name the reference of the case. */
export type Tell = (message: Message, values?: MessageValues) => string;

/** What one kind of mail says of its case. */
export interface CaseTexts {
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** Besides the number of the case. */
  readonly facts?: readonly Fact[];
  readonly beforeLink: readonly string[];
  /** On the button; left out where there is nothing to open. */
  readonly button?: string;
  /** A one-time code. */
  readonly code?: string;
  readonly afterLink: readonly string[];
  /** A link for the few whom the mail should not have reached. */
  readonly quietLink?: NonNullable<Letter['quietLink']>;
}

type Title = 'subject' | 'preheader' | 'heading' | 'button';

/** What most kinds say in words that need no value. */
export function tellTitles(tell: Tell, texts: Readonly<Record<Title, Message>>): Record<Title, string> {
  const { subject, preheader, heading, button } = texts;
  return { subject: tell(subject), preheader: tell(preheader), heading: tell(heading), button: tell(button) };
}

/** A mail about a case: under its number, with one link at the most, and with whom to ask at the end. */
export function renderCase(mail: CaseMail, write: (tell: Tell) => CaseTexts): RenderedMail {
  return renderNews(mail, (tell) => {
    const { facts = [], ...texts } = write(tell);
    return { ...texts, facts: [{ label: tell(shared.number), value: mail.reference }, ...facts] };
  });
}

/** A mail about no case, otherwise alike. */
export function renderNews(mail: CaseMail, write: (tell: Tell) => CaseTexts): RenderedMail {
  const { language, partner, reference, link, opening } = mail;
  const { title, email, phone } = partner;
  const tell: Tell = (message, values = {}) =>
    say(message, language, {
      ...{ reference, partner: title, newEstimate: sayNewEstimate(opening, language) },
      ...values,
    });
  const { subject, facts = [], button, ...texts } = write(tell);
  const letter = {
    ...texts,
    language,
    subject: unbindWords(subject),
    facts,
    ...(button === undefined ? {} : { link: { label: button, url: link } }),
    contact: tell(shared.contact, { partner: title, email, phone }),
  };
  return renderLetter(letter, partner);
}

/** What is said to somebody whose case waits for money. */
export function waitingLines(
  { place, isSent }: Pick<CaseMail, 'place' | 'isSent'>,
  tell: Tell,
): readonly string[] {
  if (!place) return [];
  const { next, goOn } = waitingMessages;
  return [tell(waitingMessages.place, { place }), tell(next), ...(isSent ? [] : [tell(goOn)])];
}
