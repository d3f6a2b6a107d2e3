import * as z from 'zod/mini';
import { ticked } from '../../fields.ts';

/** The five consents in the order they are asked. The documents are those the consent speaks of. */
export const consents = [
  {
    id: 'consent_regulations',
    documents: ['program-regulations', 'platform-regulations'],
    isOptional: false,
  },
  { id: 'consent_co_owners_consent', documents: [], isOptional: true },
  { id: 'consent_gdpr_clause_obliged_entity', documents: ['gdpr-clause'], isOptional: false },
  { id: 'consent_regulations_obliged_entity', documents: ['regulations-obliged-entity'], isOptional: false },
  { id: 'consent_implementation', documents: [], isOptional: false },
] as const;

export type ConsentId = (typeof consents)[number]['id'];

/** The save call needs four flags and takes the fifth; the screen wants all five. */
const fields = z.object({
  consent_regulations: ticked('must_tick'),
  consent_co_owners_consent: z.nullish(ticked('must_tick')),
  consent_gdpr_clause_obliged_entity: ticked('must_tick'),
  consent_regulations_obliged_entity: ticked('must_tick'),
  consent_implementation: ticked('must_tick'),
});

/** A co-owner typed and not added to the list would be lost by sending. */
const nothingTyped = z.nullish(
  z.pipe(
    z.string().check(z.refine((typed) => typed.trim() === '', 'co_owner_not_added')),
    z.transform(() => undefined),
  ),
);

const all = z.extend(fields, {
  consent_co_owners_consent: ticked('must_tick'),
  co_owner_name: nothingTyped,
  co_owner_email: nothingTyped,
});

export const consent = {
  id: 'consent',
  path: 'consent',
  when: () => true,
  section: 'consent',
  fields,
  screenFields: all,
  schema: z.object({ consent: fields }),
} as const;
