import type { ErasureGround } from '@ndp/contract/desk/erasures.ts';
import type { ErasedClass } from '@ndp/domain/retention/classes.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

/** Why a case is erased at somebody’s wish. */
export const groundNames = {
  request: { pl: 'osoba poprosiła o usunięcie', en: 'the person asked for it' },
  unlawful: { pl: 'nie ma podstawy, by je przetwarzać', en: 'there is no ground to process them' },
  duty: { pl: 'wymaga tego prawo', en: 'the law demands it' },
} as const satisfies Readonly<Record<ErasureGround, Message>>;

/** What a class of cases is called. */
export const className = {
  unconfirmed: { pl: 'adres bez potwierdzenia', en: 'address not confirmed' },
  callback: { pl: 'prośba o kontakt', en: 'request to be called back' },
  unsent: { pl: 'zakończona bez wysłania wniosku', en: 'ended, application never sent' },
  closed: { pl: 'zakończona bez umowy', en: 'ended without an agreement' },
  concluded: { pl: 'zakończona z umową', en: 'ended with an agreement' },
} as const satisfies Readonly<Record<ErasedClass, Message>>;

export const erasureMessages = {
  title: { pl: 'Usuwanie danych: {partner}', en: 'Erasing data: {partner}' },
  wishes: { pl: 'Na żądanie', en: 'On request' },
  wishes_help: {
    pl: 'Usunięcie sprawy proponuje osoba, która prowadzi sprawy. Potwierdza je inna osoba: zatwierdzająca albo administrator. Usuniętej sprawy nie da się przywrócić; zostaje zapis bez danych osobowych. Osobie, która o to prosiła, odpowiadasz poza panelem.',
    en: 'An officer proposes to erase a case. Another person confirms it: an approver or an administrator. An erased case cannot be brought back; a record without personal data stays. You answer the person who asked outside the desk.',
  },
  none_waits: { pl: 'Żadna propozycja nie czeka na decyzję.', en: 'No proposal waits for a decision.' },
  reference: { pl: 'Numer sprawy', en: 'Number of the case' },
  ground: { pl: 'Podstawa usunięcia', en: 'Ground' },
  choose: { pl: 'wybierz', en: 'choose' },
  reason: { pl: 'Powód', en: 'Reason' },
  reason_help: {
    pl: 'Na przykład numer pisma. Powód i Twoje imię zostają w dzienniku także po usunięciu sprawy; nie wpisuj w nim danych osób.',
    en: 'Such as the number of a letter. The reason and your name stay in the audit trail also when the case is erased; put nobody’s data into it.',
  },
  needs_reference: {
    pl: 'Wpisz numer sprawy, na przykład NDP-2026-7K3QXM.',
    en: 'Type the number of the case, such as NDP-2026-7K3QXM.',
  },
  needs_ground: { pl: 'Wybierz jedną z trzech możliwości.', en: 'Choose one of the three.' },
  needs_reason: { pl: 'Wpisz powód, co najmniej 5 znaków.', en: 'Type a reason of at least 5 characters.' },
  propose: { pl: 'Zaproponuj usunięcie', en: 'Propose to erase' },
  proposed: {
    pl: 'Zaproponowano usunięcie sprawy {reference}. Decyduje o nim inna osoba.',
    en: 'To erase case {reference} is proposed. Another person decides on it.',
  },
  by: { pl: 'Proponuje {name}, {day}.', en: 'Proposed by {name}, {day}.' },
  mine: {
    pl: 'To Twoja propozycja, więc decyduje inna osoba.',
    en: 'You proposed it, so another person decides.',
  },
  confirm: { pl: 'Usuń na zawsze sprawę {reference}', en: 'Erase case {reference} for good' },
  decline: { pl: 'Zostaw sprawę {reference}', en: 'Leave case {reference}' },
  confirmed: {
    pl: 'Sprawa {reference} została usunięta ze wszystkim, co do niej należało. Zostaje zapis bez danych osobowych.',
    en: 'Case {reference} was erased with everything that belonged to it. A record without personal data stays.',
  },
  declined: {
    pl: 'Sprawa {reference} zostaje; propozycja została odrzucona.',
    en: 'Case {reference} stays; the proposal was declined.',
  },
  due: { pl: 'Po upływie okresu przechowywania', en: 'When their time is over' },
  due_help: {
    pl: 'Serwer sam usuwa te sprawy, co godzinę. Tutaj widać, ile jest ich do usunięcia i kiedy znikną.',
    en: 'The server erases these cases by itself, every hour. Here you see how many are to be erased and when they go.',
  },
  class: { pl: 'Sprawy', en: 'Cases' },
  period: { pl: 'Okres', en: 'Kept for' },
  days: {
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  years: {
    pl: 'do dnia, który podaje umowa',
    en: 'until the day the agreement names',
  },
  now: { pl: 'Teraz', en: 'Now' },
  soon: {
    pl: 'W ciągu {days, plural, one {# dnia} other {# dni}}',
    en: 'Within {days, plural, one {# day} other {# days}}',
  },
  total: { pl: 'Razem', en: 'Together' },
  list: { pl: 'Które sprawy i kiedy', en: 'Which cases, and when' },
  list_none: {
    pl: 'W ciągu {days, plural, one {# dnia} other {# dni}} żadna sprawa nie zostanie usunięta.',
    en: 'No case will be erased within {days, plural, one {# day} other {# days}}.',
  },
  list_first: {
    pl: 'Pokazano pierwsze {count, plural, one {# sprawę} few {# sprawy} other {# spraw}}.',
    en: '{count, plural, one {The first case is shown.} other {The first # cases are shown.}}',
  },
  case: { pl: 'Sprawa', en: 'Case' },
  on: { pl: 'Kiedy', en: 'When' },
  why: { pl: 'Dlaczego', en: 'Why' },
  erase_due: {
    pl: 'Usuń teraz {count, plural, one {# sprawę, której okres minął} few {# sprawy, których okres minął} other {# spraw, których okres minął}}',
    en: 'Erase now {count, plural, one {the # case whose time is over} other {the # cases whose time is over}}',
  },
  erased_due: { pl: 'Usunięto: {count}.', en: 'Erased: {count}.' },
} as const satisfies Messages;
