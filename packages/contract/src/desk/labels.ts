import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';

/** What colour a label may have; each is a tone of the desk's tags, in light and dark. */
export const labelColors = ['grey', 'blue', 'green', 'amber', 'violet', 'red'] as const;
const color = z.enum(labelColors);
export type LabelColor = z.infer<typeof color>;

/** Letters of a label's name. */
export const longestLabel = 30;
/** Labels of one partner that can be put on cases. */
export const mostLabels = 20;

/** A label as a case wears it. */
export const caseLabel = z.object({ id: z.string(), name: z.string(), color });
export type CaseLabel = z.infer<typeof caseLabel>;

/** A label of a partner; a retired one stays on its cases and is put on no other. */
export const partnerLabel = z.extend(caseLabel, { is_retired: z.boolean() });

const partnerLabels = z.object({ labels: z.array(z.extend(partnerLabel, { cases: z.int() })) });
export type PartnerLabels = z.infer<typeof partnerLabels>;

export const readLabels = call('GET /labels', {
  summary: 'The labels of the partner by name, and how many cases wear each',
  permission: 'read-partner',
  params: ofPartner,
  answer: partnerLabels,
});

export const saveLabel = call('POST /labels', {
  summary:
    'Makes a label of this name, or gives the one there is another colour, retires it or brings it back',
  permission: 'edit-partner',
  params: ofPartner,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestLabel)),
    color,
    is_retired: z.boolean(),
  }),
  answer: partnerLabels,
});

export const labelCase = call('POST /cases/:reference/labels', {
  summary: 'Puts a label on the case, or takes it off',
  permission: 'label-case',
  params: ofCase,
  body: z.strictObject({ label: z.uuid(), is_on: z.boolean() }),
  answer: z.object({ labels: z.array(caseLabel) }),
});
