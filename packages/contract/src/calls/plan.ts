import { planningFields } from '@ndp/flows/estimate/planning/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

const { gdpr_consent: _, ...fields } = planningFields.shape;

export const savePlan = call('PUT /applications/:token/:id/plan', {
  summary: 'Saves how the replacement will take place, for a project whose energy data the organiser entered',
  ...byApplication,
  body: z.strictObject(fields),
  answer: applicationAnswer,
});
