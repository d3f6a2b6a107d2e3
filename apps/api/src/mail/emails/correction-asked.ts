import { placeOf } from '@ndp/flows/application/corrections/places.ts';
import { type Messages, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

interface CorrectionPayload extends LinkPayload {
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** The places that are asked about, by their names on the wire; none in mails of before. */
  readonly places?: readonly string[];
  /** When the application expires unless it is sent, `YYYY-MM-DD`; of a settlement nothing expires. */
  readonly until?: string;
}

const texts = {
  subject: { pl: 'Sprawa {reference}: prośba o poprawki', en: 'Case {reference}: corrections are asked for' },
  preheader: { pl: 'Odpowiedz do {day}.', en: 'Please answer by {day}.' },
  heading: { pl: 'Coś wymaga poprawki', en: 'Something needs to be corrected' },
  due: { pl: 'Odpowiedz do', en: 'Answer by' },
  happened: {
    pl: 'W sprawie {reference} coś wymaga poprawienia, uzupełnienia albo wyjaśnienia. O co dokładnie prosi organizator, pokazuje strona sprawy.',
    en: 'Something in case {reference} needs to be corrected, completed or explained. The page of the case shows what exactly the organiser asks for.',
  },
  next: {
    pl: 'Popraw każdą pozycję z listy albo napisz przy niej, dlaczego nic nie zmieniasz. Wszystko wyślesz za jednym razem.',
    en: 'Correct each item of the list, or write beside it why nothing is to be changed. Everything is sent in one go.',
  },
  places: { pl: 'Chodzi o: {places}.', en: 'It is about: {places}.' },
  until: {
    pl: 'Po tym dniu wniosek poczeka jeszcze do {until}. Jeśli do wtedy nic w nim nie zapiszesz i go nie wyślesz, wygaśnie.',
    en: 'After that day the application waits until {until}. Unless you save something in it or send it by then, it expires.',
  },
  button: { pl: 'Zobacz, co poprawić', en: 'See what to correct' },
} as const satisfies Messages;

/** The mail that tells which fields or documents are to be corrected, and by when; nothing that stands in them. */
export const correctionAsked: LinkMail<CorrectionPayload> = {
  kind: 'correction-asked',
  target: 'application',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
    const { language, places = [], until } = mail;
    const day = formatDate(mail.dueOn, language);
    const labels = places.map((place) => say(placeOf(place).label, language)).join(', ');
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader, { day }),
      heading: t(texts.heading),
      facts: [{ label: t(texts.due), value: day }],
      beforeLink: [
        t(texts.happened),
        ...(labels ? [t(texts.places, { places: labels })] : []),
        t(texts.next),
        ...(until ? [t(texts.until, { until: formatDate(until, language) })] : []),
      ],
      button: t(texts.button),
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
