import type { Messages } from '../../message.ts';

export const termsMessages = {
  title: { pl: 'Powtórz kwotę i obowiązki', en: 'Repeat the amount and the duties' },
  lead: {
    pl: 'Część tego wniosku przygotowała osoba, która Ci pomagała. Umowę podpiszesz Ty, dlatego przed wysłaniem wpisz kwotę i potwierdź obowiązki. Zrób to samodzielnie: nikt nie powinien robić tego za Ciebie.',
    en: 'A person who helped you prepared a part of this application. You are the one who signs the agreement, so before sending, type the amount and confirm the duties. Do it yourself: nobody should do it for you.',
  },
  amount: { pl: 'Dofinansowanie z wniosku', en: 'Funding of the application' },
  typed: { pl: 'Przepisz kwotę dofinansowania, zł', en: 'Copy the amount of the funding, PLN' },
  not_sold: {
    pl: 'Nowego źródła ciepła nie sprzedam, nie oddam i nie pozwolę go zabrać z budynku.',
    en: 'I will not sell or give away the new heat source, nor let it be taken out of the building.',
  },
  kept_years: {
    pl: 'Będę z niego korzystać w tym budynku co najmniej {years, plural, one {# rok} few {# lata} many {# lat} other {# roku}} od zakończenia wymiany.',
    en: 'I will use it in this building for at least {years, plural, one {# year} other {# years}} after the replacement is finished.',
  },
  own_account: {
    pl: 'Wiem, że pieniądze przyjdą tylko na moje konto. Nikt nie potrzebuje do tego pełnomocnictwa ani mojego hasła do banku.',
    en: 'I know that the money comes to my own account only. Nobody needs a power of attorney or my bank password for it.',
  },
  stop: {
    pl: 'Jeśli coś się nie zgadza albo ktoś Cię ponagla, nie wysyłaj wniosku i skontaktuj się z nami.',
    en: 'If anything is wrong, or somebody hurries you, do not send the application and get in touch with us.',
  },
  next: { pl: 'Potwierdź i sprawdź wniosek', en: 'Confirm and check the application' },
  answers: { pl: 'Wróć do odpowiedzi', en: 'Back to the answers' },
} as const satisfies Messages;
