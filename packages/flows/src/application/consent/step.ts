import * as z from 'zod/mini';
import { ticked } from '../../fields.ts';
import type { ApplicationOf } from '../application-of.ts';

/**
 * The five boxes in the order they are asked. The documents are those the sentence speaks of. In law none is a consent to
 * the processing of data (GDPR, art. 4(11)): all five are compulsory, and the data are needed for the contract.
 */
export const consents = [
  {
    id: 'consent_regulations',
    nature: 'acceptance',
    documents: ['program-regulations', 'platform-regulations'],
    isOptional: false,
  },
  { id: 'consent_co_owners_consent', nature: 'declaration', documents: [], isOptional: true },
  {
    id: 'consent_gdpr_clause_obliged_entity',
    nature: 'acknowledgement',
    documents: ['gdpr-clause'],
    isOptional: false,
  },
  {
    id: 'consent_regulations_obliged_entity',
    nature: 'acceptance',
    documents: ['regulations-obliged-entity'],
    isOptional: false,
  },
  { id: 'consent_implementation', nature: 'undertaking', documents: [], isOptional: false },
] as const;

export type ConsentId = (typeof consents)[number]['id'];

/** The save call needs four flags and takes the fifth; the screen wants all five. */
const fields = z.object({
  consent_regulations: ticked('must_tick'),
  consent_co_owners_consent: z.nullish(ticked('must_tick')),
  consent_gdpr_clause_obliged_entity: ticked('must_tick'),
  consent_regulations_obliged_entity: ticked('must_tick'),
  consent_implementation: ticked('must_tick'),
  /** A co-owner who names nobody: the others' consent is on paper. */
  co_owners_on_paper: z.nullish(z.boolean({ error: 'wrong_type' })),
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

/** Whoever owns a part names the others, or says that their consent is on paper. */
const withoutNames = z.extend(all, { co_owners_on_paper: ticked('name_co_owner') });

export const consent = {
  id: 'consent',
  path: 'consent',
  when: () => true,
  section: 'consent',
  fields,
  screenFields: all,
  schema: z.object({ consent: fields }),
} as const;

/** The step of one application: its screen asks more of a co-owner who has named nobody yet. */
export const consentOf = ({ lacksCoOwners }: ApplicationOf) =>
  lacksCoOwners ? { ...consent, screenFields: withoutNames } : consent;
