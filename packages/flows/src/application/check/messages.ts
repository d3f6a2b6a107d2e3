import type { Messages } from '../../message.ts';

export const checkMessages = {
  title: { pl: 'Sprawdź i wyślij wniosek', en: 'Check and send the application' },
  lead: {
    pl: 'Tak wygląda Twój wniosek. Zmień, co się nie zgadza, i wyślij.',
    en: 'This is your application. Change what is wrong, then send it.',
  },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  amount_note: {
    pl: 'Kwota zależy od odpowiedzi z pierwszej części. Zanim zmiana się zapisze, zobaczysz nową kwotę.',
    en: 'The amount depends on the answers of the first part. You see the new amount before a change is stored.',
  },
  missing: { pl: 'Ta część nie jest jeszcze wypełniona.', en: 'This part is not filled in yet.' },
  more: { pl: 'Pokaż pozostałe ({count})', en: 'Show the others ({count})' },
  more_label: { pl: 'Pokaż pozostałe ({count}): {title}', en: 'Show the others ({count}): {title}' },
  statements_ticked: {
    pl: 'Zaznaczone: {count}. Przeczytaj ich treść',
    en: 'Ticked: {count}. Read their words',
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
    pl: 'Wysyłając wniosek, potwierdzasz powyższe dane i oświadczenia. Dopóki nie podpiszesz umowy, możesz je jeszcze zmienić.',
    en: 'By sending the application you confirm the data and the statements above. Until you sign the agreement you can still change them.',
  },
  send_by: {
    pl: 'W tym programie wniosek można wysłać najpóźniej {day}.',
    en: 'In this programme the application can be sent by {day} at the latest.',
  },
  send: { pl: 'Wyślij wniosek', en: 'Send the application' },
} as const satisfies Messages;
