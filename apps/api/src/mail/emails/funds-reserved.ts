import { formatPln } from '@ndp/flows/figures.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import type { LinkMail } from '../mail.ts';
import { shared } from '../messages.ts';

/** The mail to somebody who waited for money of the programme: it is reserved now. */
export const fundsReserved: LinkMail = {
  kind: 'funds-reserved',
  target: 'application',
  notice: () => texts.heading,
  write(mail) {
    const { quotePln, language, isSent } = mail;
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: quotePln ? [{ label: t(texts.amount), value: formatPln(quotePln, language) }] : [],
      beforeLink: [t(texts.happened), t(isSent ? texts.nextSent : texts.next), t(texts.wait)],
      afterLink: [t(shared.keepSecret)],
    }));
  },
};

const texts = {
  subject: {
    pl: 'Sprawa {reference}: są środki w budżecie programu',
    en: 'Case {reference}: the budget of the programme has room',
  },
  preheader: { pl: 'Sprawa nie czeka już w kolejce.', en: 'The case is no longer on the waiting list.' },
  heading: { pl: 'Kolejka dobiegła końca', en: 'The wait is over' },
  happened: {
    pl: 'W budżecie programu zwolniły się środki i kwota ze sprawy {reference} jest w nim zarezerwowana. To jeszcze nie umowa: o dofinansowaniu decyduje sprawdzenie wniosku i podpis obu stron.',
    en: 'Money has become free in the budget of the programme, and the amount of case {reference} is reserved in it. This is no agreement yet: what counts is the check of the application and the signature of both sides.',
  },
  next: {
    pl: 'Otwórz link i dokończ wniosek.',
    en: 'Open the link and complete the application.',
  },
  nextSent: {
    pl: 'Nie musisz nic robić. O kolejnych krokach napiszemy na ten adres.',
    en: 'There is nothing you have to do. We will write to this address about the next steps.',
  },
  wait: {
    pl: 'Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'Until the agreement is signed, please order no device and begin no works.',
  },
  amount: { pl: 'Kwota', en: 'Amount' },
  button: { pl: 'Zobacz sprawę', en: 'See the case' },
} satisfies Messages;
