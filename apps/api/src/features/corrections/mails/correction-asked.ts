import type { Messages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../mail/mail.ts';
import { shared } from '../../../mail/messages.ts';

interface AskedPayload extends LinkPayload {
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
}

const texts = {
  subject: { pl: 'Sprawa {reference}: prośba o poprawki', en: 'Case {reference}: corrections are asked for' },
  preheader: { pl: 'Odpowiedz do {day}.', en: 'Please answer by {day}.' },
  heading: { pl: 'Coś wymaga poprawki', en: 'Something needs to be corrected' },
  due: { pl: 'Odpowiedz do', en: 'Answer by' },
  happened: {
    pl: 'W sprawie {reference} coś wymaga poprawienia, uzupełnienia albo wyjaśnienia. Co dokładnie, pokazuje strona sprawy.',
    en: 'Something in case {reference} needs to be corrected, completed or explained. The page of the case shows what exactly.',
  },
  next: {
    pl: 'Popraw każdą pozycję z listy albo napisz przy niej, dlaczego nic nie zmieniasz. Wszystko wyślesz za jednym razem.',
    en: 'Correct each item of the list, or write beside it why nothing is to be changed. Everything is sent in one go.',
  },
  button: { pl: 'Zobacz, co poprawić', en: 'See what to correct' },
} as const satisfies Messages;

/** The mail that tells that there is something to correct, and by when; not what. */
export const correctionAsked: LinkMail<AskedPayload> = {
  kind: 'correction-asked',
  target: 'application',
  notice: () => texts.heading,
  asksToAct: () => true,
  write(mail) {
    const day = formatDate(mail.dueOn, mail.language);
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader, { day }),
      heading: tell(texts.heading),
      facts: [{ label: tell(texts.due), value: day }],
      beforeLink: [tell(texts.happened), tell(texts.next)],
      button: tell(texts.button),
      afterLink: [tell(shared.keepSecret)],
    }));
  },
};
