import { browserHours } from '@ndp/domain/periods.ts';
import { type Answers, personalAnswers } from '@ndp/flows/estimate/answers.ts';
import { builtYear } from '@ndp/flows/estimate/built-year/step.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { climateZone } from '@ndp/flows/estimate/climate-zone/step.ts';
import { efficiencySelector } from '@ndp/flows/estimate/efficiency-selector/step.ts';
import { existingHeatSource } from '@ndp/flows/estimate/existing-heat-source/step.ts';
import { heatSource } from '@ndp/flows/estimate/heat-source/step.ts';
import { planningFields, technicalPlan } from '@ndp/flows/estimate/planning/step.ts';
import { projectType } from '@ndp/flows/estimate/project-type/step.ts';
import { quoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { surfaceArea } from '@ndp/flows/estimate/surface-area/step.ts';
import * as z from 'zod/mini';

/** The stamp of what is stored in the browser; another stamp, and everything stored is dropped. */
export const storedStamp = '0.0.19';

/** How long technical answers stay on a device after they were last used, ms. */
export const storedForMs = browserHours * 60 * 60 * 1000;

const technicalAnswers = z.partial(
  z.strictObject({
    ...projectType.schema.shape,
    ...surfaceArea.schema.shape,
    ...heatSource.kept.shape,
    ...heatSource.pump.shape,
    knows_efficiency: z.enum(['yes', 'no']),
    ...efficiencySelector.fields.shape,
    ...climateZone.schema.shape,
    ...builtYear.schema.shape,
    ...existingHeatSource.schema.shape,
    quote: quoteAnswer,
    ...technicalPlan,
  }),
);

const submitted = z.object({
  id: z.string(),
  reference: z.string(),
  /** The amount that was sent, whole PLN; absent where none was promised. */
  amount: z.optional(z.number()),
  /** Whether it is that of the most common sub-type, the applicant not knowing theirs yet. */
  isAssumed: z.optional(z.boolean()),
  /** When a call was asked for, ms since 1970; absent for every other estimate. */
  askedAt: z.optional(z.number()),
});
export type Submitted = z.infer<typeof submitted>;

const stored = z.object({
  stamp: z.literal(storedStamp),
  usedAt: z.number(),
  answers: technicalAnswers,
  submitted: z.optional(submitted),
});

/** What one device keeps of an estimate beyond the tab. */
export type Stored = z.infer<typeof stored>;

/** Why what was stored is not gone on with. */
export type ClearedBecause = 'other_version' | 'too_old';

function clearedBecause(device: unknown): ClearedBecause | undefined {
  if (device === undefined || device === null) return undefined;
  return (device as { readonly stamp?: unknown }).stamp === storedStamp ? 'too_old' : 'other_version';
}

/** What was stored, if it carries our stamp, is not older than a day, and holds only answers we know. */
export function acceptStored(value: unknown, now: number): Stored | undefined {
  const parsed = stored.safeParse(value);
  if (!parsed.success || now - parsed.data.usedAt > storedForMs || parsed.data.usedAt > now + storedForMs) {
    return undefined;
  }
  return parsed.data;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodMiniType;
}

const kinds: Readonly<Record<string, z.ZodMiniType>> = {
  string: z.string(),
  number: z.number(),
  literal: z.boolean(),
};

/** The kind of an answer, whatever else its schema asks of it. */
function kindOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType } = schema.def as Definition;
  return innerType ? z.nullish(kindOf(innerType)) : (kinds[type] ?? schema);
}

const questions = {
  ...technicalAnswers.shape,
  ...planningFields.shape,
  ...clientDetails.schema.shape,
  ...submit.schema.shape,
};

/** Answers as they stand while they are typed: of the right kind, but not judged yet. */
const typedAnswers = z.partial(
  z.strictObject(
    Object.fromEntries(Object.entries(questions).map(([name, schema]) => [name, kindOf(schema)])),
  ),
) as unknown as z.ZodMiniType<Answers>;

/** One submission under way: the same body is sent under the same key until an answer has come. */
interface PendingSubmission {
  readonly key: string;
  readonly body: string;
}

/** Where the confirmation went, known until the page is loaded anew, and the secret to correct the address with. */
export interface Confirmation {
  readonly email?: string | undefined;
  readonly secret: string;
}

/** All that is known of one visitor's estimate. */
export interface StoredEstimate {
  readonly answers: Answers;
  readonly drafts: Readonly<Record<string, Answers>>;
  readonly sending?: PendingSubmission | undefined;
  readonly submitted?: Submitted | undefined;
  readonly confirmation?: Confirmation | undefined;
  /** Why nothing is known any more; until the first answer. */
  readonly cleared?: ClearedBecause | undefined;
}

/** Of a visitor nothing is known of. */
export const noEstimate: StoredEstimate = { answers: {}, drafts: {} };

/** Whether anything is known of a visitor's estimate. */
export function knowsAnything({ answers, drafts, submitted }: StoredEstimate): boolean {
  return Boolean(submitted) || [answers, drafts].some((part) => Object.keys(part).length > 0);
}

/** What only this tab keeps: personal answers, what is half typed, what is being sent, and the secret of what was. */
const tab = z.partial(
  z.object({
    answers: typedAnswers,
    drafts: z.record(z.string(), typedAnswers),
    sending: z.object({ key: z.string(), body: z.string() }),
    confirmation: z.object({ secret: z.string(), email: z.optional(z.string()) }),
  }),
);

/** What the tab kept, if it holds only what we write. */
export function acceptTab(value: unknown): z.infer<typeof tab> | undefined {
  return tab.safeParse(value).data;
}

/** What is kept of an estimate: of a device, and of one sitting before it. */
export interface KeptEstimate {
  readonly device?: unknown;
  readonly sitting?: unknown;
}

/** An estimate in the two parts it is kept in. */
export function toKept(
  { answers, drafts, sending, submitted, confirmation }: StoredEstimate,
  now: number,
): Required<KeptEstimate> {
  return {
    device: { stamp: storedStamp, usedAt: now, answers: technicalPart(answers), submitted },
    sitting: { answers: personalPart(answers), drafts, sending, confirmation },
  };
}

/** What was kept, as far as it may be believed; without the part of the device the other is not. */
export function fromKept({ device, sitting }: KeptEstimate, now: number) {
  const kept = acceptStored(device, now);
  const memory = kept && acceptTab(sitting);
  const estimate: StoredEstimate = {
    answers: { ...kept?.answers, ...memory?.answers },
    drafts: memory?.drafts ?? {},
    sending: memory?.sending,
    submitted: kept?.submitted,
    confirmation: memory?.confirmation,
    ...(!kept && { cleared: clearedBecause(device) }),
  };
  return { estimate, isDeviceKept: kept !== undefined, isSittingKept: memory !== undefined };
}

/** The answers without anything about a person or in a person's own words. */
export function technicalPart(answers: Answers): Answers {
  const kept = { ...answers };
  for (const key of personalAnswers) delete kept[key];
  return kept;
}

/** Only the answers about a person or in a person's own words. */
export function personalPart(answers: Answers): Answers {
  const kept: Answers = {};
  for (const key of personalAnswers) {
    if (answers[key] !== undefined) Object.assign(kept, { [key]: answers[key] });
  }
  return kept;
}
