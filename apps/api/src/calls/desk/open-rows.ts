import { openApplication } from '../../cases/applicant-data.ts';
import { selectApplications } from '../../cases/applications.ts';
import { readSectionsOfEach } from '../../cases/sections.ts';
import type { DeskWork } from './desk-work.ts';

/** What of a row is sealed. */
export interface OpenedRow {
  readonly applicant: string | null;
  readonly municipality: string | null;
}

/** Applicants and municipalities of cases, by their ids; nothing for whoever only audits. */
export async function openRows(
  { trx, store, partner, roles }: DeskWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenedRow>> {
  if (ids.length === 0 || roles.every((role) => role === 'auditor')) return new Map();
  const rows = await selectApplications(trx)
    .where('application.partner_id', '=', partner.id)
    .where('application.id', 'in', ids)
    .execute();
  const applications = rows.map((row) => openApplication(store.keys, row));
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
        },
      ];
    }),
  );
}
