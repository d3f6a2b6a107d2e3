import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import { readSectionsOfEach } from '../../cases/store/sections.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';

/** What of a row is sealed. */
export interface OpenedRow {
  readonly applicant: string | null;
  readonly municipality: string | null;
  /** Town, street and house. */
  readonly place: string | null;
}

/** Applicants and municipalities of cases, by their ids; nothing for whoever only audits. */
export async function openRows(
  { trx, partner, roles }: DeskWork,
  applications: readonly Application[],
): Promise<ReadonlyMap<string, OpenedRow>> {
  if (applications.length === 0 || roles.every((role) => role === 'auditor')) return new Map();
  const sections = await readSectionsOfEach(trx, partner.id, applications);
  return new Map(
    applications.map(({ id, client }) => {
      const { client_info, building_address } = sections.get(id) ?? {};
      const { building_name, first_name, last_name } = { ...client, ...client_info?.data };
      const applicant = building_name ? [building_name] : [first_name, last_name];
      return [
        id,
        {
          applicant: applicant.filter(Boolean).join(' ') || null,
          municipality: String(building_address?.data.community ?? '') || null,
          place: placeIn(building_address?.data ?? {}),
        },
      ];
    }),
  );
}

/** Where a building stands, in one line. */
function placeIn({ city, street, house_number, apartment_number }: SectionData): string | null {
  const house = [house_number, apartment_number].filter(Boolean).join('/');
  return [city, [street, house].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

/** The cases of these ids, opened. */
export async function readApplications(
  { trx, store, partner }: DeskWork,
  ids: readonly string[],
): Promise<readonly Application[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplications(trx)
    .where('application.partner_id', '=', partner.id)
    .where('application.id', 'in', ids)
    .execute();
  return rows.map((row) => openApplication(store.keys, row));
}
