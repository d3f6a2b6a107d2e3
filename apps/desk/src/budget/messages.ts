import type { Messages } from '@ndp/flows/message.ts';

export const movementNames = {
  set: { pl: 'ustalono budżet', en: 'budget set' },
  reserved: { pl: 'rezerwacja', en: 'reserved' },
  waits: { pl: 'nie mieści się: czeka', en: 'does not fit: waits' },
  moved_up: { pl: 'doczekała się środków', en: 'got its money' },
  changed: { pl: 'zmiana kwoty', en: 'amount changed' },
  committed: { pl: 'umowa podpisana', en: 'agreement signed' },
  spent: { pl: 'wypłata', en: 'paid' },
  returned: { pl: 'przelew wrócił', en: 'transfer came back' },
  freed: { pl: 'zwolniono', en: 'freed' },
} as const satisfies Messages;

export const partNames = {
  total: { pl: 'Budżet', en: 'Budget' },
  spent: { pl: 'Wydane', en: 'Spent' },
  committed: { pl: 'W umowach', en: 'Committed' },
  reserved: { pl: 'Zarezerwowane', en: 'Reserved' },
  free: { pl: 'Wolne', en: 'Free' },
} as const satisfies Messages;

export const budgetMessages = {
  title: { pl: 'Budżet programu: {partner}', en: 'Budget of the programme: {partner}' },
  none: {
    pl: 'Ten program nie ma ustalonego budżetu: niczego się nie liczy i nikt nie czeka w kolejce.',
    en: 'This programme has no budget: nothing is counted, and nobody is on a waiting list.',
  },
  part: { pl: 'Część', en: 'Part' },
  amount: { pl: 'Kwota', en: 'Amount' },
  cases: { pl: 'Sprawy', en: 'Cases' },
  parts: { pl: 'Podział budżetu', en: 'How the budget is divided' },
  waiting: { pl: 'Kolejka', en: 'Waiting list' },
  waiting_none: { pl: 'Nikt nie czeka.', en: 'Nobody waits.' },
  waiting_count: {
    pl: '{count, plural, one {Czeka # sprawa.} few {Czekają # sprawy.} other {Czeka # spraw.}} Kolejka przesuwa się sama, po kolei: nikt nikogo nie wyprzedza.',
    en: '{count, plural, one {# case waits.} other {# cases wait.}} The list moves by itself and in its order: nobody is passed over.',
  },
  place: { pl: 'Miejsce', en: 'Place' },
  case: { pl: 'Sprawa', en: 'Case' },
  missing: { pl: 'Potrzebuje', en: 'Needs' },
  short: { pl: 'Brakuje w budżecie', en: 'Budget is short of' },
  taken: { pl: 'Sprawy zajęłyby już {sum}.', en: 'The cases would take {sum} already.' },
  since: { pl: 'Czeka od', en: 'Waits since' },
  movements: { pl: 'Ruchy', en: 'Movements' },
  when: { pl: 'Kiedy', en: 'When' },
  what: { pl: 'Co', en: 'What' },
  no_case: { pl: 'bez sprawy', en: 'no case' },
  older: { pl: 'Pokaż starsze', en: 'Show older ones' },
  newest: { pl: 'Pokaż najnowsze', en: 'Show the newest' },
  change: { pl: 'Zmiana budżetu', en: 'Change of the budget' },
  change_help: {
    pl: 'Kwotę proponuje administrator. Obowiązuje, gdy przyjmie ją inna osoba, która zatwierdza.',
    en: 'An administrator proposes the amount. It counts once another person, who approves, has accepted it.',
  },
  total: { pl: 'Budżet po zmianie, zł', en: 'Budget after the change, PLN' },
  needs_total: {
    pl: 'Wpisz kwotę większą od zera, na przykład 500000,00.',
    en: 'Type an amount above zero, such as 500000.00.',
  },
  reason: { pl: 'Podstawa zmiany', en: 'Why it changes' },
  needs_reason: { pl: 'Wpisz powód, co najmniej 5 znaków.', en: 'Type a reason of at least 5 characters.' },
  propose: { pl: 'Zaproponuj', en: 'Propose' },
  proposed: {
    pl: 'Zaproponowano budżet {total}. Przyjmie go albo odrzuci inna osoba.',
    en: 'A budget of {total} was proposed. Another person accepts or declines it.',
  },
  waits: { pl: 'Propozycja: {total}. {reason}', en: 'Proposed: {total}. {reason}' },
  waits_by: { pl: 'Proponuje {name}, {day}.', en: 'Proposed by {name}, {day}.' },
  moves_up: {
    pl: '{count, plural, =0 {Nikt z kolejki nie ruszy.} one {Z kolejki ruszy # sprawa.} few {Z kolejki ruszą # sprawy.} other {Z kolejki ruszy # spraw.}}',
    en: '{count, plural, =0 {Nobody on the waiting list moves.} one {# case leaves the waiting list.} other {# cases leave the waiting list.}}',
  },
  mine: {
    pl: 'To Twoja propozycja, więc decyduje inna osoba.',
    en: 'You proposed it, so another person decides.',
  },
  accept: { pl: 'Przyjmij {total}', en: 'Accept {total}' },
  decline: { pl: 'Odrzuć', en: 'Decline' },
  accepted: { pl: 'Budżet wynosi {total}.', en: 'The budget is {total}.' },
  declined: { pl: 'Propozycja została odrzucona.', en: 'The proposal was declined.' },
} as const satisfies Messages;
