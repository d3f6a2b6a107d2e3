import { linkDays } from '@ndp/domain/periods.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import type { LinkMail } from '../mail.ts';
import { shared } from '../messages.ts';

const texts = {
  subject: {
    pl: 'Sprawa {reference}: czy chcesz dostawać powiadomienia?',
    en: 'Case {reference}: would you like to get messages about it?',
  },
  preheader: {
    pl: 'Bez potwierdzenia nie przyjdzie tu żadna kolejna wiadomość.',
    en: 'Unless you confirm, no other message will come here.',
  },
  heading: { pl: 'Powiadomienia o sprawie', en: 'Messages about a case' },
  happened: {
    pl: 'W sprawie {reference} o dofinansowanie wymiany źródła ciepła podano ten adres jako dodatkowy: mają na niego przychodzić krótkie powiadomienia, że w sprawie coś się zmieniło.',
    en: 'In case {reference}, funding to replace a heat source, this address was given as an additional one, to get short messages when something has changed in the case.',
  },
  next: {
    pl: 'Jeżeli się zgadzasz, otwórz link i naciśnij przycisk. Samo otwarcie linku niczego nie zmienia.',
    en: 'If you agree, open the link and press the button. Opening the link changes nothing by itself.',
  },
  button: { pl: 'Zdecyduj o powiadomieniach', en: 'Decide about the messages' },
  stop: {
    pl: 'Powiadomienia nie zawierają danych osobowych ani linku do wniosku, a zatrzymać je można linkiem w każdym z nich.',
    en: 'The messages contain no personal data and no link to the application. A link in each message stops them.',
  },
  notYou: {
    pl: 'Jeżeli nic o tym nie wiesz, zignoruj tę wiadomość: kolejnych nie będzie.',
    en: 'If you know nothing of this, ignore this message: no others will come.',
  },
} satisfies Messages;

/** The mail that asks the owner of a second address whether it is to get messages about a case. */
export const secondAddressRequest: LinkMail = {
  kind: 'second-address-request',
  priority: 'first',
  target: 'notices',
  write(mail) {
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [{ label: t(shared.validFor), value: t(shared.days, { days: linkDays.notices }) }],
      beforeLink: [t(texts.happened), t(texts.next)],
      afterLink: [t(texts.stop), t(texts.notYou)],
    }));
  },
};
