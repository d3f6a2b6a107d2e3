import type { Message } from '@ndp/flows/message.ts';

/** What an operator has to see to, in the order in which it is listed. */
export const matters = {
  mail_failed: { pl: 'wiadomość niedostarczona', en: 'message not delivered' },
  signing_failed: { pl: 'podpisywanie stanęło', en: 'signing failed' },
  name_held: {
    pl: 'podpis do sprawdzenia',
    en: 'signature to be checked',
  },
  sealing: {
    pl: 'podpisano, ale pieczętowanie trwa ponad dobę',
    en: 'signed, but being sealed for over a day',
  },
  papers_failed: {
    pl: 'dokumenty nie powstały mimo kompletnego wniosku',
    en: 'complete, but documents were not made',
  },
  to_begin: { pl: 'kompletne, do rozpoczęcia podpisywania', en: 'complete, signing to be begun' },
  under_review: { pl: 'do rozpatrzenia', en: 'under review' },
  offer_waits: { pl: 'oferty do sprawdzenia', en: 'offers to be checked' },
  co_owner_objected: { pl: 'sprzeciw współwłaściciela', en: 'co-owner objected' },
  invoice_before: { pl: 'faktura sprzed zawarcia umowy', en: 'invoice dated before the agreement' },
  account_held: {
    pl: 'rachunek zmieniony albo przelew wrócił, do sprawdzenia',
    en: 'account changed or transfer came back, to be looked at',
  },
  payment_overdue: { pl: 'termin wypłaty minął', en: 'payment overdue' },
  payment_due: { pl: 'wypłata w toku', en: 'payment under way' },
  callback: { pl: 'prośby o kontakt', en: 'ask to be called' },
} as const satisfies Readonly<Record<string, Message>>;
export type MatterName = keyof typeof matters;

export const digestMessages = {
  subject: {
    pl: 'NDP {day}: {count, plural, =0 {nic nie czeka} one {# sprawa czeka} few {# sprawy czekają} many {# spraw czeka} other {# sprawy czeka}}',
    en: 'NDP {day}: {count, plural, =0 {nothing waits} one {# matter waits} other {# matters wait}}',
  },
  nothing: {
    pl: 'Nic nie czeka na człowieka. Ten mail przychodzi co dzień; gdy go zabraknie, trzeba sprawdzić serwer.',
    en: 'Nothing waits for a person. This mail comes every day; when it does not, the server needs a look.',
  },
  waiting: {
    pl: 'Na człowieka czeka: {count}. Szczegóły pokazuje sprawa w panelu, pod jej numerem.',
    en: 'Waiting for a person: {count}. The desk shows each case by its reference.',
  },
  daysLeft: {
    pl: '{days, plural, =0 {ostatni dzień} one {został # dzień} few {zostały # dni} many {zostało # dni} other {zostało # dnia}}',
    en: '{days, plural, =0 {last day} one {# day left} other {# days left}}',
  },
  daysOver: {
    pl: '{days, plural, one {# dzień po terminie} few {# dni po terminie} many {# dni po terminie} other {# dnia po terminie}}',
    en: '{days, plural, one {# day over} other {# days over}}',
  },
  more: { pl: 'i {count} więcej', en: 'and {count} more' },
  sealEnds: {
    pl: 'certyfikat pieczęci traci ważność {day} ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})',
    en: 'the certificate of the seal ends on {day} ({days, plural, one {# day} other {# days}})',
  },
  refusedRow: {
    pl: '{partner} – pole „{field}” w tabeli partner ma niedozwoloną wartość: ten portal działa na poprzednich danych, a po następnym starcie serwera będzie zamknięty; pozostałe działają',
    en: '{partner} – the field “{field}” of the table partner holds what cannot be served: this portal goes on as before and is closed after the next start of the server; all others go on',
  },
  signingClosed: {
    pl: '{partner} – podpisywanie jest zamknięte, pozostali partnerzy podpisują dalej: {reason}',
    en: '{partner} – signing is closed, all other partners go on: {reason}',
  },
  anchor: {
    pl: 'Kotwica śladu audytowego: {anchor}. Warto zachować tę wiadomość: „ndp verify-audit --anchor” z tą wartością wykaże, czy od tej chwili nikt nie cofnął ani nie uciął śladu.',
    en: 'Anchor of the audit trail: {anchor}. Keep this message: “ndp verify-audit --anchor” with this value shows whether anybody has since rolled back or cut the trail.',
  },
  contact: {
    pl: 'Wiadomość wysłał serwer NDP do operatora. Nie zawiera danych osobowych.',
    en: 'Sent by the NDP server to its operator. It holds no personal data.',
  },
} as const satisfies Readonly<Record<string, Message>>;
