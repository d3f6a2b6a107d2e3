import type { Messages } from '@ndp/flows/message.ts';
import { renderNews, translateTitles } from '../case-email.ts';
import type { Mail } from '../mail.ts';

const texts = {
  subject: { pl: '{partner}: program jest otwarty', en: '{partner}: the programme is open' },
  preheader: {
    pl: 'Możesz już sprawdzić kwotę dofinansowania i wysłać wycenę.',
    en: 'You can find out the amount of funding and send an estimate now.',
  },
  heading: { pl: 'Program jest otwarty', en: 'The programme is open' },
  happened: {
    pl: 'Program dofinansowań do wymiany źródła ciepła przyjmuje już wyceny. Kwotę poznasz w kilka minut, bez zakładania konta.',
    en: 'The programme of funding to replace heat sources takes estimates now. You find out the amount in a few minutes, without creating an account.',
  },
  button: { pl: 'Sprawdź kwotę', en: 'Find out the amount' },
  last: {
    pl: 'To jedyne powiadomienie, o które prosił właściciel tego adresu. Adres został usunięty z listy i nic więcej na niego nie wyślemy.',
    en: 'This is the one message the owner of this address asked for. The address was deleted from the list, and we will send nothing more to it.',
  },
} satisfies Messages;

/** The one mail an address has waited for: it is erased with it. */
export const programOpened: Mail = {
  kind: 'program-opened',
  target: 'start',
  write(mail) {
    return renderNews(mail, (t) => ({
      ...translateTitles(t, texts),
      beforeLink: [t(texts.happened)],
      afterLink: [t(texts.last)],
    }));
  },
};
