import type { ToldValues } from '@ndp/domain/workflow/correction-round.ts';
import { tellAnswers } from '@ndp/flows/application/corrections/places.ts';
import { readRemark, storedInstaller } from '@ndp/flows/estimate/stored-project.ts';
import { keyOf } from '../../cases/case-key.ts';
import { programOf } from '../../cases/case-program.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import type { Opened } from '../../cases/link/open-by-link.ts';
import { readSections } from '../../cases/sections.ts';
import { wordForInstaller } from '../signing/documents/installer-of.ts';

/** Every answer that can be corrected, as it is saved now: covered numbers in full beside their covers. */
export async function toldAnswers(
  store: EncryptedStore,
  { application, partner }: Opened,
): Promise<ToldValues> {
  const { client_info, building_address, building_info, settlement } = await readSections(
    store,
    keyOf(application),
  );
  const { project, client, email, reference, status } = application;
  const { pesel, nip, regon, krs } = (client_info?.data ?? {}) as Readonly<Record<string, string>>;
  const installer = wordForInstaller(storedInstaller.parse(project), programOf(application, partner));
  return tellAnswers({
    reference,
    status,
    quote: null,
    contact_email: email,
    client: { ...client, ...client_info?.data, email },
    project: {
      ...project,
      heater_installer_name: installer,
      note: readRemark(project),
      pesel,
      nip,
      regon,
      krs,
    },
    building_address: building_address?.data ?? null,
    building_info: building_info?.data ?? null,
    settlement: settlement?.data ?? null,
    consent: null,
  });
}
