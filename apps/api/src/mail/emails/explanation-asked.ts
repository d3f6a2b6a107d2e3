import type { Messages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

interface ExplanationPayload extends LinkPayload {
  /** `YYYY-MM-DD`. */
  readonly answerBy: string;
}

const texts = {
  subject: {
    pl: 'Sprawa {reference}: wypłata niższa niż w umowie',
    en: 'Case {reference}: less than agreed is to be paid',
  },
  preheader: { pl: 'Możesz to wyjaśnić do {day}.', en: 'You can explain it until {day}.' },
  heading: { pl: 'Wypłata ma być niższa niż w umowie', en: 'Less than agreed is to be paid' },
  due: { pl: 'Wyjaśnij do', en: 'Explain by' },
  happened: {
    pl: 'Po sprawdzeniu dokumentów w sprawie {reference} organizator programu chce wypłacić mniej, niż zapisano w umowie. Kwota i powód są na stronie sprawy.',
    en: 'Having checked the documents of case {reference}, the organiser of the programme wants to pay less than the agreement says. The page of the case shows the amount and the reason.',
  },
  next: {
    pl: 'Przeczytaj powód i napisz swoje wyjaśnienie albo zgodę. Bez odpowiedzi organizator zdecyduje po tym dniu.',
    en: 'Read the reason, and write your explanation or consent. Without an answer the organiser decides after that day.',
  },
  button: { pl: 'Zobacz kwotę i powód', en: 'See the amount and the reason' },
} as const satisfies Messages;

/** The mail that tells that less is to be paid, and until when it can be explained; neither amount nor reason. */
export const explanationAsked: LinkMail<ExplanationPayload> = {
  kind: 'explanation-asked',
  target: 'application',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
    const day = formatDate(mail.answerBy, mail.language);
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader, { day }),
      heading: t(texts.heading),
      facts: [{ label: t(texts.due), value: day }],
      beforeLink: [t(texts.happened), t(texts.next)],
      button: t(texts.button),
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
