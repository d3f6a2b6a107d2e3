import type { Messages } from '@ndp/flows/message.ts';

export const agreementLinkMessages = {
  title: {
    pl: 'Pokaż wykonawcy albo bankowi, że umowa obowiązuje',
    en: 'Show an installer or a bank that the agreement is in force',
  },
  what: {
    pl: 'Na stronie pod linkiem jest tylko tyle: umowa o dofinansowanie obowiązuje, do jakiej kwoty, od kiedy można prowadzić prace i do kiedy je skończyć. Nie ma na niej Twoich danych, adresu, numeru sprawy ani rachunku. Nie prowadzi też do wniosku, więc przekazuj ten link, a nie link z wiadomości.',
    en: 'The page this link opens says only this: a funding agreement is in force, up to what amount, from when works may be carried out and by when they must be finished. It holds no personal data, no address, no reference number and no account. It does not lead to the application either: hand on this link, not the one in our messages.',
  },
  lives: {
    pl: 'Link działa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} albo do końca sprawy. Możesz go cofnąć w każdej chwili.',
    en: 'The link works for {days, plural, one {# day} other {# days}}, or until the case ends. You can take it back at any time.',
  },
  label: { pl: 'Link dla wykonawcy albo banku', en: 'Link for an installer or a bank' },
  until: { pl: 'Działa do {date}.', en: 'It works until {date}.' },
  make: { pl: 'Utwórz link', en: 'Make a link' },
  again: { pl: 'Utwórz nowy link', en: 'Make a new link' },
  againDoes: {
    pl: 'Po utworzeniu nowego linku ten przestaje działać.',
    en: 'Once a new link is made, this one stops working.',
  },
  copy: { pl: 'Kopiuj link', en: 'Copy the link' },
  copied: { pl: 'Skopiowano.', en: 'Copied.' },
  notCopied: { pl: 'Zaznaczono link: skopiuj go ręcznie.', en: 'The link is selected: copy it by hand.' },
  look: { pl: 'Otwórz tę stronę', en: 'Open the page' },
  hide: { pl: 'Cofnij link', en: 'Take the link back' },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
} as const satisfies Messages;
