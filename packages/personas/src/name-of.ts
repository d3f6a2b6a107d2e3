import type { OrganisationInfo, PersonInfo } from './persona.ts';

type Named = Pick<PersonInfo, 'first_name' | 'last_name'> | Pick<OrganisationInfo, 'building_name'>;

/** The name of an applicant in one line. */
export function nameOf(client: Named): string {
  return 'building_name' in client ? client.building_name : `${client.first_name} ${client.last_name}`;
}
