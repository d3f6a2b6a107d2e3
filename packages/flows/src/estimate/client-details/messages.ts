import type { Messages } from '../../message.ts';

export const clientDetailsMessages = {
  title: { pl: 'Jak możemy się z Tobą skontaktować?', en: 'How can we get in touch?' },
  lead: {
    pl: 'Doradca zadzwoni lub napisze, pomoże ustalić brakujące dane i przygotuje wycenę.',
    en: 'An adviser will call or write, help to find the missing data and prepare the estimate.',
  },
  next: { pl: 'Wyślij prośbę o kontakt', en: 'Send the request' },
  building_name: { pl: 'Nazwa budynku', en: 'Building name' },
  building_name_help: {
    pl: 'Na przykład „Szkoła Podstawowa nr 3” lub „Hala przy Młyńskiej”. Od 2 do 30 znaków.',
    en: 'For example “Primary School No. 3” or “Warehouse, Mill Street”. 2 to 30 characters.',
  },
  first_name: { pl: 'Imię', en: 'First name' },
  last_name: { pl: 'Nazwisko', en: 'Last name' },
  phone_number: { pl: 'Telefon', en: 'Phone number' },
  phone_number_help: {
    pl: 'Numer z zagranicy zacznij od znaku + i numeru kierunkowego kraju.',
    en: 'Start a number from abroad with + and the country code.',
  },
  email_help: {
    pl: 'Sprawdź dwa razy: na ten adres przyjdzie odpowiedź.',
    en: 'Please check it twice: the answer will come to this address.',
  },
} as const satisfies Messages;
