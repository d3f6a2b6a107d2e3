import type { CoOwnerSummary } from '@ndp/contract/calls/co-owners.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readSections } from '../../cases/store/sections.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { sha256 } from '../../platform/statements.ts';

/** What a co-owner is shown of an application, and its hash. */
export interface HashedSummary {
  readonly summary: CoOwnerSummary;
  /** SHA-256 of the summary, hexadecimal. */
  readonly hash: string;
}

/** Reads what a co-owner is shown: nothing of the account, nor of how the applicant is reached. */
export async function readSummary(store: EncryptedStore, application: Application): Promise<HashedSummary> {
  const { client_info, building_address } = await readSections(store, keyOf(application));
  const { existing_heat_source, heat_source, heat_source_variant, planned_completion_date } =
    application.project;
  const summary: CoOwnerSummary = {
    applicant: nameOf({ ...application.client, ...client_info?.data }),
    building_address: addressOf(building_address?.data ?? {}),
    existing_heat_source: textOf(existing_heat_source),
    heat_source: textOf(heat_source),
    heat_source_variant: typeof heat_source_variant === 'number' ? heat_source_variant : null,
    quote: application.quote?.quote ?? null,
    planned_completion_date: textOf(planned_completion_date),
  };
  return { summary, hash: sha256(JSON.stringify(summary)) };
}

/** Who applies: a person, otherwise the building the organisation named. */
function nameOf({ first_name, last_name, building_name }: SectionData): string {
  const person = [textOf(first_name), textOf(last_name)].filter(Boolean).join(' ');
  return person || (textOf(building_name) ?? '');
}

/** `ul. Polna 12A/5, 32-083 Balice` */
function addressOf(address: SectionData): string {
  const part = (field: string) => textOf(address[field]) ?? '';
  const flat = part('apartment_number');
  const house = flat === '' ? part('house_number') : `${part('house_number')}/${flat}`;
  return [`${part('street')} ${house}`, `${part('zip_code')} ${part('city')}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
