import { MissingValue } from '@ndp/documents/missing-value.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { applicant } from '@ndp/flows/application/applicant/step.ts';
import { buildingAddress } from '@ndp/flows/application/building-address/step.ts';
import { buildingInfo } from '@ndp/flows/application/building-info/step.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { settlement } from '@ndp/flows/application/settlement/step.ts';
import type * as z from 'zod/mini';
import type { SavedSections } from '../../../cases/sections.ts';

/**
 * The sections the papers are made of, judged by the schemas they were saved under.
 *
 * @param today  day the papers are made, YYYY-MM-DD
 * @throws {MissingValue} a section was never saved, or lacks a field
 */
export function readStoredSections(sections: SavedSections, variant: ProjectVariant, today: string) {
  const { client_info, building_address, building_info } = sections;
  return {
    client: readStored('client_info', applicant({ variant, today }).fields, client_info?.data),
    address: readStored('building_address', buildingAddress.fields, building_address?.data),
    building: readStored('building_info', buildingInfo.fields, building_info?.data),
    account: readStored('settlement', settlement.fields, sections.settlement?.data),
    consent: readStored('consent', consent.fields, sections.consent?.data),
  };
}

/** @throws {MissingValue} what was stored does not pass the schema; the value itself is not told */
export function readStored<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  stored: unknown,
): z.output<Schema> {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  throw new MissingValue([name, ...(read.error.issues[0]?.path ?? [])].map(String).join('.'));
}
