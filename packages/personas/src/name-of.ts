import type { OrganisationInfo, PersonInfo } from './persona.ts';

type PersonaClient = Pick<PersonInfo, 'first_name' | 'last_name'> | Pick<OrganisationInfo, 'building_name'>;

/** The name of an applicant in one line. */
export function nameOf(client: PersonaClient): string {
  return 'building_name' in client ? client.building_name : `${client.first_name} ${client.last_name}`;
}
