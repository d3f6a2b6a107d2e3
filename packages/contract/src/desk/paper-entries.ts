import { projectVariants } from '@ndp/domain/project.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { languages } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { getCities } from '../calls/addresses.ts';
import { programPart } from '../calls/portal-config.ts';
import { projectAnswers } from '../calls/project.ts';
import { ofPartner } from './case-path.ts';

const { first_name, last_name, email } = clientDetails.schema.shape;

/** Whose form came on paper, and when. */
export const paperSheet = z.strictObject({
  /** Polish day, not in the future. */
  came_on: z.iso.date('date').check(z.regex(/^20/, 'date')),
  first_name,
  last_name,
  /** Where the secret link goes, and nowhere else. */
  email,
  /** Of the mails and of the pages behind the link. */
  language: z.enum(languages),
});

const paperForm = z.object({ program_content: programPart, is_open: z.boolean() });
export type PaperFormAnswer = z.infer<typeof paperForm>;

export const readPaperForm = call('GET /paper-entries', {
  summary: 'What a form on paper is entered by: the programme, and whether it takes new cases today',
  permission: 'enter-paper',
  params: ofPartner,
  answer: paperForm,
});

export const findPaperTowns = call('GET /paper-entries/towns', {
  summary: 'Towns of the whole country by the beginning of a word or by a postal code',
  permission: 'enter-paper',
  params: ofPartner,
  query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(100))) }),
  answer: getCities.answer,
});

export const enterPaper = call('POST /paper-entries', {
  summary:
    'Enters a case from paper; its link goes to the applicant’s address alone, and nothing is agreed to for them',
  permission: 'enter-paper',
  params: ofPartner,
  body: z.strictObject({
    ...paperSheet.shape,
    project_variant: z.enum(projectVariants),
    answers: projectAnswers,
  }),
  answer: z.object({ reference: z.string() }),
});
