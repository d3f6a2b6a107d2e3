import { newHeatSourceNames } from '@ndp/domain/heat-sources.ts';
import { devices, energies, noDevicePrices, noEnergyPrices } from '@ndp/domain/programs/guide-prices.ts';
import { type ProgramContent, programStatements } from '@ndp/domain/programs/program.ts';
import { paymentWeeks, usualOfferDays, usualWorksDays } from '@ndp/domain/programs/terms.ts';
import { programStates, stateReasons } from '@ndp/domain/programs/timetable.ts';
import { constructionYears } from '@ndp/domain/project.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { type ConsentId, consents } from '@ndp/flows/application/consent/step.ts';
import * as z from 'zod/mini';

/**
 * Values of parameters that came after the first release, for the versions stored without them. Whoever adds a
 * parameter adds its line, and `z._default(…, storedWithout.…)` in the form below. A line is never changed or taken
 * away: cases were calculated and told by it.
 */
const storedWithout = {
  ownDocuments: [],
  devicePrices: noDevicePrices,
  energyPrices: noEnergyPrices,
} as const satisfies { readonly [Name in keyof ProgramContent]?: ProgramContent[Name] };

const words = z.string().check(z.maxLength(300), z.regex(/^[^<>\p{Cc}\p{Cf}]*$/u));
const day = z.string().check(z.maxLength(10));
const number = z.int().check(z.gte(0), z.lte(1_000_000));

/** Markdown without markup of its own, and without signs nobody sees. */
const markdown = z.string().check(z.maxLength(60_000), z.regex(/^(?:[^<\p{Cc}\p{Cf}]|\n)*$/u));

/** Plain words on one line. */
const sentence = z.string().check(z.maxLength(1_000), z.regex(/^[^<>\p{Cc}\p{Cf}]*$/u));

const terms = z.strictObject({
  firstDay: day,
  lastDay: day,
  days: z.strictObject({
    signing: number,
    withdrawal: number,
    complaint: number,
    explanation: number,
    repayment: number,
    inspection: number,
    registration: number,
    // Versions written before these values existed do not name them.
    offer: z._default(number, usualOfferDays),
    works: z._default(number, usualWorksDays),
  }),
  weeks: z.strictObject({ payment: z.literal(paymentWeeks) }),
  years: z.strictObject({ durability: number, keeping: number }),
});

/** A table of prices with the day and the place they come from. */
const gathered = { asOf: day, source: z.strictObject({ pl: words, en: words }) };
const price = z.number().check(z.gte(0), z.lte(1_000_000));
const prices = z.strictObject({ from: price, to: price });

const device = {
  heat_source: z.enum(newHeatSourceNames),
  heat_source_variant: z.int(),
  construction_year: z.enum(constructionYears),
};

/**
 * A version of a programme as it is stored, and as a file has it. It tells the form alone: whether a draft can be
 * published, `findProgramProblems` says.
 */
export const programContent = z.strictObject({
  year: z.int(),
  referenceSet: z.enum(['RV2021', 'RV2025']),
  payoutShare: z.string().check(z.maxLength(10)),
  efficiencyBeforeFloor: z.string().check(z.maxLength(10)),
  timetable: z
    .array(
      z.strictObject({
        from: day,
        state: z.enum(programStates),
        reason: z.optional(z.enum(stateReasons)),
      }),
    )
    .check(z.maxLength(50)),
  installer: z.union([
    z.strictObject({ kind: z.literal('free-text') }),
    z.strictObject({
      kind: z.literal('from-list'),
      installers: z.array(z.strictObject({ key: words, name: words, town: words })).check(z.maxLength(200)),
    }),
  ]),
  privacyPolicyPath: z.string().check(z.regex(/^\/[a-z]+\/[a-z-]+$/)),
  title: words,
  titleEn: z.optional(words),
  organiser: z.strictObject({
    name: words,
    address: z.nullable(words),
    krs: z.nullable(words),
    nip: z.nullable(words),
    regon: z.nullable(words),
    obligedEntityId: z.int(),
    requiredLevel: z.enum(['SES', 'AES', 'QES']),
  }),
  regulationsVersion: words,
  informationClauseVersion: words,
  signingBegins: z.enum(['at-once', 'after-review']),
  terms,
  earlierTerms: z.optional(z.record(z.string().check(z.regex(/^\d{4}$/)), terms)),
  ownDocuments: z._default(z.array(z.enum(documentKinds)), [...storedWithout.ownDocuments]),
  devicePrices: z._default(
    z.strictObject({ ...gathered, devices: z.partialRecord(z.enum(devices), prices) }),
    storedWithout.devicePrices,
  ),
  energyPrices: z._default(
    z.strictObject({ ...gathered, perKwh: z.partialRecord(z.enum(energies), prices) }),
    storedWithout.energyPrices,
  ),
  plannedSavingToe: z.number(),
  example: z.union([
    z.strictObject({ ...device, project_variant: z.literal('home') }),
    z.strictObject({ ...device, project_variant: z.literal('apartment'), surface_area: z.number() }),
  ]),
  statements: z.optional(
    z.partialRecord(z.enum(programStatements), z.strictObject({ pl: markdown, en: markdown })),
  ),
  consentTexts: z.optional(
    z.strictObject({
      version: day,
      texts: z.partialRecord(
        z.enum(consents.map(({ id }): ConsentId => id)),
        z.strictObject({ pl: sentence, en: sentence }),
      ),
    }),
  ),
  textsOf: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/))),
});

/** The two say the same, or this does not compile. */
export function readProgramContent(given: unknown): ProgramContent {
  return programContent.parse(given) as ProgramContent;
}

/** The first thing by which stored content does not have the form. */
export interface ContentFault {
  /** Its path, such as `terms.days.signing`. */
  readonly field: string;
  readonly what: 'missing' | 'unknown' | 'unfit';
}

/** What keeps stored content from being read; undefined: nothing. */
export function findContentFault(stored: unknown): ContentFault | undefined {
  const issue = programContent.safeParse(stored).error?.issues[0];
  if (!issue) return undefined;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...unknown].map(String);
  const value = path.reduce<unknown>((within, key) => Object(within)[key], stored);
  const what = unknown.length > 0 ? 'unknown' : value === undefined ? 'missing' : 'unfit';
  return { field: path.join('.'), what };
}
