import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';

/** What an officer has to look at, and the number or day it speaks of. */
export interface Flag {
  readonly kind: keyof typeof flagMessages;
  readonly traits?: readonly CaseTrait[];
  readonly days?: number;
  readonly day?: string;
  /** Somebody looked at it since its facts came. */
  readonly isReviewed?: true;
}

const flagMessages = {
  callback: { pl: 'prośba o kontakt: zadzwonić do {day}', en: 'asks to be called: by {day}' },
  measured_nothing: { pl: 'prośba o kontakt: po pomiarze 0 zł', en: 'asked to be called: measured, PLN 0' },
  unsigned: {
    pl: 'bez podpisu {days, plural, =0 {od dziś} one {od # dnia} other {od # dni}}',
    en: 'unsigned {days, plural, =0 {since today} one {for # day} other {for # days}}',
  },
  mail_failed: { pl: 'wiadomość niedostarczona', en: 'message not delivered' },
  signing_failed: { pl: 'podpisywanie stanęło', en: 'signing failed' },
  name_held: { pl: 'podpis do sprawdzenia', en: 'signature to be checked' },
  sealing: { pl: 'podpisano, trwa pieczętowanie', en: 'signed, being sealed' },
  objection_withdrawn: { pl: 'sprzeciw wycofany', en: 'objection withdrawn' },
  co_owner_objected: { pl: 'sprzeciw współwłaściciela', en: 'co-owner objected' },
  invoice_before: {
    pl: 'faktura sprzed zawarcia umowy',
    en: 'invoice dated before the agreement',
  },
  account_held: {
    pl: 'rachunek zmieniony albo przelew wrócił: do sprawdzenia przed wypłatą',
    en: 'account changed, or a transfer came back: to be looked at before payment',
  },
  payment_due: { pl: 'wypłata do {day}', en: 'payment due by {day}' },
  payment_overdue: { pl: 'termin wypłaty minął {day}', en: 'payment was due by {day}' },
  waits_for_money: {
    pl: 'czeka w kolejce na środki z budżetu',
    en: 'on the waiting list of the budget',
  },
  message_waits: { pl: 'nowa wiadomość od wnioskodawcy', en: 'new message from the applicant' },
  offer_waits: { pl: 'oferta do sprawdzenia do {day}', en: 'offer to be checked by {day}' },
  duty_late: { pl: 'brak wpisu w CEEB od {day}', en: 'not reported to CEEB since {day}' },
  duty_asked: {
    pl: 'brak wpisu w CEEB od {day}, zapytano',
    en: 'not reported to CEEB since {day}, asked',
  },
  source_stopped: {
    pl: 'nowe źródło nie działa, odpowiedź z {day}',
    en: 'the new source does not run, answered on {day}',
  },
  under_way: {
    pl: 'może już trwa inna sprawa: {traits}',
    en: 'another may be under way: {traits}',
  },
} as const satisfies Readonly<Record<string, Message>>;

/** Names of traits two applications share. */
const traitNames = {
  building: { pl: 'budynek', en: 'building' },
  person: { pl: 'osoba lub firma', en: 'person or company' },
  account: { pl: 'rachunek', en: 'account' },
  telephone: { pl: 'telefon', en: 'telephone' },
} as const satisfies Readonly<Record<CaseTrait, Message>>;

/** A flag somebody has looked at. */
const reviewedFlag = { pl: '{flag} (sprawdzono)', en: '{flag} (looked at)' } as const satisfies Message;

/** What two applications share, in words. */
export function nameTrait(trait: CaseTrait, language: Language): string {
  return say(traitNames[trait], language);
}

/** A flag in words. */
export function nameFlag({ isReviewed, ...flag }: Flag, language: Language): string {
  const { kind, days = 0, day, traits = [] } = flag;
  const shared = traits.map((trait) => nameTrait(trait, language)).join(', ');
  const values = { days, day: day ? formatDate(day, language) : '', traits: shared };
  const name = say(flagMessages[kind], language, values);
  return isReviewed ? say(reviewedFlag, language, { flag: name }) : name;
}
