import { handoverDays } from '@ndp/domain/handover.ts';
import {
  browserHours,
  callbackEnd,
  codeMinutes,
  draftEnd,
  invitationDays,
  linkDays,
  paymentEnd,
  signingEnd,
} from '@ndp/domain/periods.ts';
import { paymentWeeks } from '@ndp/domain/programs/terms.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Language, languages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { claimsIn } from '@ndp/flows/statements/claims.ts';
import { nameOf } from '@ndp/personas/name-of.ts';
import type { Persona } from '@ndp/personas/persona.ts';
import { personas } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { polishDay } from '../apps/api/src/platform/clock.ts';
import { seededPartners } from '../apps/api/src/platform/partners/partners.seed.ts';
import { type SampleFacts, sampleMails } from '../apps/api/src/testing/mail/sample-mails.ts';

const now = new Date('2026-11-22T11:00:00Z');
const reference = 'NDP-2026-7K3F9';

const money = (amount: number, language: Language) => claimsIn(formatPln(amount, language));

/** The days and amounts of a persona's case, by the rules and the values of the programme. */
function factsOf({ program, answers }: Persona): SampleFacts {
  const { quote } = answers.quote;
  return {
    callBy: polishDay(callbackEnd(now)),
    expiresOn: polishDay(draftEnd(now)),
    dueOn: polishDay(paymentEnd(now)),
    deadline: signingEnd(now, program).toISOString(),
    before: quote,
    after: quote - 1,
  };
}

/** What each kind of mail claims of days, dates, amounts and parties in one of its letters: this, and nothing else. */
function claimsOf(persona: Persona, language: Language): Readonly<Record<string, readonly string[]>> {
  const { program } = persona;
  const { callBy, expiresOn, dueOn, deadline, before, after } = factsOf(persona);
  const on = (date: string) => claimsIn(formatDate(date, language));
  return {
    'confirm-email': [
      ...[`day ${linkDays.draft}`, `day ${linkDays.draftInAll}`, `day ${retentionDays.unconfirmed}`],
      `hour ${browserHours}`,
      ...on(callBy),
      ...money(before, language),
    ],
    'paper-entered': [
      ...[`day ${linkDays.draft}`, `day ${linkDays.draftInAll}`, `day ${retentionDays.unconfirmed}`],
      ...on(dueOn),
      ...money(before, language),
    ],
    measured: [
      `day ${linkDays.draft}`,
      `day ${linkDays.draftInAll}`,
      ...money(before, language),
      ...money(0, language),
    ],
    'data-erased': [],
    'application-received': money(before, language),
    'funds-reserved': money(before, language),
    'new-link': [`day ${linkDays.draft}`, `day ${linkDays.draftInAll}`],
    'status-changed': [
      ...[`week ${paymentWeeks}`, `year ${program.terms.years.durability}`],
      ...on(dueOn),
      ...money(before, language),
    ],
    'draft-reminder': on(expiresOn),
    'duty-reminder': on(dueOn),
    'held-duty-reminder': on(dueOn),
    'running-question': on(dueOn),
    'held-running-question': on(dueOn),
    'duty-handover': [`day ${handoverDays}`],
    'handover-answer': [],
    'project-corrected': [...money(before, language), ...money(after, language)],
    'sign-link': on(polishDay(new Date(deadline))),
    'sign-code': [`minute ${codeMinutes}`],
    'papers-signed': [`day ${linkDays.papers}`],
    'name-checked': [],
    'co-owner-request': [`day ${linkDays.co_owner}`],
    'co-owner-answer': [],
    'second-address-request': [`day ${linkDays.notices}`],
    'case-notice': [],
    'correction-asked': on(dueOn),
    'explanation-asked': on(dueOn),
    'message-waiting': [],
    'helper-invitation': [`day ${linkDays.helper}`],
    'helper-answer': [],
    'opening-request': [`day ${workingDays.openingAsked}`, `day ${workingDays.openingWait}`],
    'program-opened': [],
    'desk-invitation': [`day ${invitationDays}`],
  };
}

/** Every mail of a persona's case: its subject, its text, and its page as a reader is shown it. */
function mailsOf(persona: Persona, language: Language) {
  const partner = partnerOf(persona);
  const { title, contact_email: email, contact_phone: phone, primary_color } = partner;
  const quotePln = persona.answers.quote.quote;
  const sender = { title, email, phone, primaryColor: primary_color ?? '' };
  const link = 'https://portal.example/grant/application/x/y';
  const opening = { state: 'open', opensOn: null } as const;
  const durabilityYears = persona.program.terms.years.durability;
  const of = {
    ...({ kind: 'estimate', partner: sender, reference, link, language } as const),
    ...{ quotePln, opening, durabilityYears },
  };
  const name = nameOf(persona.sections.client_info);
  return sampleMails(of, name, factsOf(persona)).map(({ mail: { kind }, subject, text, html }) => ({
    kind,
    parts: [subject, text, shownIn(html)],
  }));
}

function partnerOf({ program }: Persona) {
  const partner = seededPartners.find(({ program_id }) => program_id === program.id);
  if (!partner) throw new RangeError(`nobody offers ${program.id}`);
  return partner;
}

const shownIn = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

/** Who else runs a programme, and is named in a text that is not about them. */
function strangersIn(text: string, persona: Persona): readonly string[] {
  const others = seededPartners.filter(({ program_id }) => program_id !== persona.program.id);
  return others
    .flatMap(({ title, contact_email, contact_phone }) => [title, contact_email, contact_phone])
    .filter((known) => text.includes(known));
}

const sorted = (claims: readonly string[]) => [...new Set(claims)].sort();

const cases = Object.entries(personas).flatMap(([name, persona]) =>
  languages.map((language) => [`${name}, ${language}`, persona as Persona, language] as const),
);

describe('a mail says what its case and the values of its programme say, and no other number, day or party', () => {
  it.each(cases)('in its subject, its text and its page: %s', (_name, persona, language) => {
    const known = claimsOf(persona, language);
    const mails = mailsOf(persona, language);
    for (const { kind, parts } of mails) {
      const others = parts.flatMap(claimsIn).filter((claim) => !known[kind]?.includes(claim));
      expect([kind, others]).toEqual([kind, []]);
      expect([kind, strangersIn(parts.join('\n'), persona)]).toEqual([kind, []]);
    }
    for (const [kind, claims] of Object.entries(known)) {
      const [text, page] = [1, 2].map((part) =>
        sorted(
          mails.filter((mail) => mail.kind === kind).flatMap(({ parts }) => claimsIn(parts[part] ?? '')),
        ),
      );
      expect([kind, text, page]).toEqual([kind, sorted(claims), sorted(claims)]);
    }
  });

  it.each(cases)('and its subject begins with its case: %s', (_name, persona, language) => {
    const begins =
      /^(Sprawa|Case|Prośba o kontakt|Request to be called back|Nowy link do sprawy|A new link to case) /;
    const of = (kind: string) => !/^(opening|program|desk)-/.test(kind);
    const others = mailsOf(persona, language).filter(
      ({ kind, parts: [subject = ''] }) => of(kind) && !begins.test(subject),
    );
    expect(others.map(({ kind, parts: [subject] }) => [kind, subject])).toEqual([]);
  });

  it.each([
    ['pl', 'Link wygaśnie po 31 dniach.'],
    ['pl', 'Pieniądze przyjdą w ciągu dziesięciu tygodni, najpóźniej 1 marca 2027.'],
    ['pl', 'Na rachunek trafi 99 999 zł od Inna Firma S.A.'],
    ['pl', 'Umowę można podpisać podpisem kwalifikowanym albo kwalifikowanym podpisem elektronicznym.'],
    ['en', 'The funding of PLN 99,999 comes by 1 March 2027; see Annex 4.'],
  ] as const)('and this test would see it (%s): %s', (language, text) => {
    for (const persona of Object.values(personas)) {
      for (const known of Object.values(claimsOf(persona, language))) {
        expect(claimsIn(text).filter((claim) => !known.includes(claim))).not.toEqual([]);
      }
    }
  });
});
