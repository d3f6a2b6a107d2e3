import { workingDays } from '@ndp/domain/retention/working-days.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderNews, translateTitles } from '../case-email.ts';
import type { Addressed, Mail } from '../mail.ts';
import { shared } from '../messages.ts';

interface OpeningPayload extends Addressed {
  readonly token: string;
}

const texts = {
  subject: {
    pl: '{partner}: czy powiadomić Cię o otwarciu programu?',
    en: '{partner}: shall we tell you when the programme opens?',
  },
  preheader: {
    pl: 'Bez potwierdzenia nie przyjdzie tu żadna kolejna wiadomość.',
    en: 'Without a confirmation no other message will come here.',
  },
  heading: { pl: 'Powiadomienie o otwarciu programu', en: 'A message when the programme opens' },
  happened: {
    pl: 'Na stronie programu dofinansowań podano ten adres: ma na niego przyjść jedna wiadomość, gdy program zacznie przyjmować wyceny.',
    en: 'This address was given on the page of the funding programme: one message is to come here once the programme takes estimates.',
  },
  next: {
    pl: 'Jeżeli tego chcesz, otwórz link i naciśnij przycisk. Samo otwarcie linku niczego nie zmienia.',
    en: 'If you want that, open the link and press the button. Opening the link changes nothing by itself.',
  },
  button: { pl: 'Zdecyduj o powiadomieniu', en: 'Decide about the message' },
  stop: {
    pl: 'Tym samym linkiem usuniesz adres w każdej chwili. Po wysłaniu powiadomienia usuniemy go bez pytania, a najpóźniej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po potwierdzeniu.',
    en: 'The same link deletes the address at any time. Once the message has gone we delete it unasked, and no later than {days, plural, one {# day} other {# days}} after the confirmation.',
  },
  notYou: {
    pl: 'Jeżeli nic o tym nie wiesz, zignoruj tę wiadomość: kolejnych nie będzie, a adres usuniemy po {days, plural, one {# dniu} other {# dniach}}.',
    en: 'If you know nothing of this, ignore this message: no others will come, and the address will be deleted after {days, plural, one {# day} other {# days}}.',
  },
} satisfies Messages;

/** Asks the owner of an address whether it is to wait for a programme to open. */
export const openingRequest: Mail<OpeningPayload> = {
  kind: 'opening-request',
  priority: 'first',
  target: 'opening',
  write(mail) {
    return renderNews(mail, (t) => ({
      ...translateTitles(t, texts),
      beforeLink: [t(texts.happened), t(texts.next)],
      facts: [
        { label: t(shared.program), value: mail.partner.title },
        { label: t(shared.validFor), value: t(shared.days, { days: workingDays.openingAsked }) },
      ],
      afterLink: [
        t(texts.stop, { days: workingDays.openingWait }),
        t(texts.notYou, { days: workingDays.openingAsked }),
      ],
    }));
  },
};
