import { type ApplicantField, applicantFields } from '@ndp/flows/application/applicant/step.ts';
import { buildingAddress } from '@ndp/flows/application/building-address/step.ts';
import { buildingInfo } from '@ndp/flows/application/building-info/step.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { settlement } from '@ndp/flows/application/settlement/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

const typed = z.nullish(z.string().check(z.maxLength(10_000, 'too_long')));

/**
 * Everything an applicant may be described with. Which of it is required follows from the kind of building, so
 * the applicant step's own schema decides when the application is known.
 */
const clientInfo = z.strictObject(
  Object.fromEntries([...applicantFields, 'email'].map((field) => [field, typed])) as Record<
    ApplicantField | 'email',
    typeof typed
  >,
);

const section = <Body extends z.ZodMiniType>(name: string, summary: string, body: Body) =>
  call(`PUT /applications/:token/:id/${name}`, {
    summary,
    ...byApplication,
    looksAtRevision: true,
    body,
    answer: applicationAnswer,
  });

export const saveClientInfo = section('client_info', 'Saves who applies', clientInfo);

export const saveBuildingAddress = section(
  'building_address',
  'Saves where the building stands',
  z.strictObject(buildingAddress.fields.shape),
);

export const saveBuildingInfo = section(
  'building_info',
  'Saves the building’s register numbers',
  z.strictObject(buildingInfo.fields.shape),
);

export const saveSettlement = section(
  'settlement',
  'Saves the account the funding goes to',
  z.strictObject(settlement.fields.shape),
);

export const saveConsent = section(
  'consent',
  'Saves the consents; with the last section saved the application is submitted',
  z.strictObject(consent.fields.shape),
);

/** What is typed and not given: texts, and what the applicant says not to have. Nothing is ticked for anybody. */
const draftText = z.nullable(z.string().check(z.maxLength(10_000, 'too_long')));

const sectionNames = ['client_info', 'building_address', 'building_info', 'settlement', 'consent'] as const;

/** What a window is told whose draft is not the newest: the newest, or that there is none any more. */
export const draftConflict = z.object({
  current: z.nullable(
    z.object({
      /** Of a section texts; of the project also numbers, yes and no. */
      typed: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
      version: z.int(),
    }),
  ),
});

export const keepDraft = call('PUT /applications/:token/:id/drafts/:section', {
  summary:
    'Keeps what is typed in a section and not given yet; it counts for nothing until the section is saved',
  params: z.extend(link, { section: z.enum(sectionNames) }),
  secret: 'application',
  body: z.strictObject({
    typed: z.record(z.string(), draftText),
    /** Of the draft that was stored or shown last; 0: none. */
    version: z.int().check(z.nonnegative()),
    /** Of the application when the page was opened. */
    revision: z.int().check(z.nonnegative()),
  }),
  answer: z.object({ version: z.int() }),
  newer: draftConflict,
});
