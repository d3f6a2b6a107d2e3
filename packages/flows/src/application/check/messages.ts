import type { Messages } from '../../message.ts';

export const checkMessages = {
  title: { pl: 'Sprawdź i wyślij wniosek', en: 'Check and send the application' },
  lead: {
    pl: 'To wszystko, co mówi Twój wniosek. Popraw, co się nie zgadza, i wyślij.',
    en: 'This is everything in your application. Change what is wrong, then send it.',
  },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  amount_note: {
    pl: 'Kwota wynika z odpowiedzi o przedsięwzięciu. Gdy je zmienisz, pokażemy nową kwotę, zanim cokolwiek się zapisze.',
    en: 'The amount follows from the answers about the project. If you change them, we show the new amount before anything is stored.',
  },
  change: { pl: 'Zmień', en: 'Change' },
  change_label: { pl: 'Zmień: {label}', en: 'Change: {label}' },
  show: { pl: 'Pokaż', en: 'Show' },
  hide: { pl: 'Ukryj', en: 'Hide' },
  /** Read out in place of the dots. */
  covered: { pl: 'zakryty, kończy się na {end}', en: 'covered, ends in {end}' },
  show_label: { pl: 'Pokaż: {label}', en: 'Show: {label}' },
  hide_label: { pl: 'Ukryj: {label}', en: 'Hide: {label}' },
  statements: { pl: 'Twoje oświadczenia', en: 'Your statements' },
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  kind_fixed: {
    pl: 'Rodzaju budynku nie można tu zmienić: inny budynek to nowa wycena.',
    en: 'The kind of building cannot be changed here: another building needs another estimate.',
  },
  unsaved_title: { pl: 'Coś jest wpisane, ale niezapisane', en: 'Something is typed but not saved' },
  unsaved: {
    pl: 'Tego nie ma we wniosku, dopóki nie zapiszesz tych stron:',
    en: 'It is not in the application until you save these pages:',
  },
  changed_title: {
    pl: 'Dane zmieniły się, gdy ta strona była otwarta',
    en: 'The data changed while this page was open',
  },
  changed: {
    pl: 'Wniosek nie został wysłany. Ktoś zmienił dane w innym oknie; poniżej widać już nowe. Sprawdź je i wyślij wniosek jeszcze raz.',
    en: 'The application was not sent. Somebody changed the data in another window; below you see the new ones. Check them and send the application again.',
  },
  was: { pl: 'było: {value}', en: 'before: {value}' },
  none: { pl: 'brak', en: 'none' },
  sending: {
    pl: 'Wysyłając wniosek, potwierdzasz powyższe dane i oświadczenia. Do pierwszego podpisu można je jeszcze poprawić.',
    en: 'By sending the application you confirm the data and the statements above. Until the first signature they can still be corrected.',
  },
  send_by: {
    pl: 'W tym programie wniosek można wysłać najpóźniej {day}.',
    en: 'In this programme the application can be sent by {day} at the latest.',
  },
  send: { pl: 'Wyślij wniosek', en: 'Send the application' },
} as const satisfies Messages;
