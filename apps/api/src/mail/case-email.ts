import { waitingMessages } from '@ndp/flows/application/waiting-messages.ts';
import { type Message, say, type Translate } from '@ndp/flows/message.ts';
import { sayNewEstimate } from '@ndp/flows/new-estimate.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import type { CaseMail, Fact, Letter, RenderedMail } from '../platform/mail/letter/letter.ts';
import { renderLetter } from '../platform/mail/letter/render.ts';
import { shared } from './messages.ts';

/** The texts of one kind of mail. */
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

/** Translates the titles most kinds have. */
export function translateTitles(
  t: Translate,
  texts: Readonly<Record<Title, Message>>,
): Record<Title, string> {
  const { subject, preheader, heading, button } = texts;
  return { subject: t(subject), preheader: t(preheader), heading: t(heading), button: t(button) };
}

/** A mail about a case: under its number, with one link at the most, and with whom to ask at the end. */
export function renderCase(mail: CaseMail, write: (t: Translate) => CaseTexts): RenderedMail {
  return renderNews(mail, (t) => {
    const { facts = [], ...texts } = write(t);
    return { ...texts, facts: [{ label: t(shared.number), value: mail.reference }, ...facts] };
  });
}

/** A mail about no case, otherwise alike. */
export function renderNews(mail: CaseMail, write: (t: Translate) => CaseTexts): RenderedMail {
  const { language, partner, reference, link, opening, durabilityYears } = mail;
  const { title, email, phone } = partner;
  const t: Translate = (message, values = {}) =>
    say(message, language, {
      ...{ reference, partner: title, newEstimate: sayNewEstimate(opening, language), durabilityYears },
      ...values,
    });
  const { subject, facts = [], button, ...texts } = write(t);
  const letter = {
    ...texts,
    language,
    subject: unbindWords(subject),
    facts,
    ...(button === undefined ? {} : { link: { label: button, url: link } }),
    contact: t(shared.contact, { partner: title, email, phone }),
  };
  return renderLetter(letter, partner);
}

/** Lines for an applicant whose case waits for money. */
export function waitingLines(
  { position: place, isSent }: Pick<CaseMail, 'position' | 'isSent'>,
  t: Translate,
): readonly string[] {
  if (!place) return [];
  const { next, goOn } = waitingMessages;
  return [t(waitingMessages.place, { place }), t(next), ...(isSent ? [] : [t(goOn)])];
}
