import type { Messages } from '@ndp/flows/message.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

export interface HelperAnswerPayload extends LinkPayload {
  /** The name under which the applicant invited this person. */
  readonly helper: string;
  readonly answer: 'handed_over' | 'declined';
}

const texts = {
  handed_over: {
    subject: {
      pl: 'Sprawa {reference}: wniosek przygotowany do sprawdzenia',
      en: 'Case {reference}: the application is ready for your check',
    },
    preheader: {
      pl: 'Sprawdź każdą stronę, uzupełnij brakujące dane i wyślij wniosek.',
      en: 'Check each page, add what is missing and send the application.',
    },
    heading: { pl: 'Wniosek przygotowany do sprawdzenia', en: 'The application is ready for your check' },
    happened: {
      pl: 'Osoba, która Ci pomaga ({helper}), przekazuje Ci przygotowane strony wniosku.',
      en: 'Your helper ({helper}) hands the prepared pages of the application over to you.',
    },
    next: {
      pl: 'Otwórz wniosek i sprawdź każdą stronę. Numer PESEL, numer rachunku i oświadczenia wpisujesz tylko Ty. Dopóki nie zapiszesz strony i nie wyślesz wniosku, nic z tego się nie liczy.',
      en: 'Open the application and check each page. Only you give the PESEL number, the account number and the statements. Nothing of it counts until you save the page and send the application.',
    },
  },
  declined: {
    subject: {
      pl: 'Sprawa {reference}: odmowa pomocy przy wniosku',
      en: 'Case {reference}: your helper has declined',
    },
    preheader: { pl: 'Wniosek czeka tak, jak był.', en: 'The application waits as it was.' },
    heading: { pl: 'Zaproszenie do pomocy odrzucone', en: 'The invitation to help was declined' },
    happened: {
      pl: 'Zaproszona osoba ({helper}) nie może pomóc przy tym wniosku. Jej link już nie działa.',
      en: 'The person you invited ({helper}) cannot help with this application. Their link no longer works.',
    },
    next: {
      pl: 'Wypełniaj wniosek dalej albo zaproś kogoś innego.',
      en: 'Go on with the application yourself, or invite somebody else.',
    },
  },
  button: { pl: 'Przejdź do wniosku', en: 'Go to the application' },
} satisfies Record<string, Messages | Messages[string]>;

/** The mail that tells the applicant that the helper is done, or cannot help. */
export const helperAnswer: LinkMail<HelperAnswerPayload> = {
  kind: 'helper-answer',
  target: 'application',
  write(mail) {
    const { helper, answer } = mail;
    const { subject, preheader, heading, happened, next } = texts[answer];
    return renderCase(mail, (t) => ({
      subject: t(subject),
      preheader: t(preheader),
      heading: t(heading),
      beforeLink: [t(happened, { helper }), t(next)],
      button: t(texts.button),
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
