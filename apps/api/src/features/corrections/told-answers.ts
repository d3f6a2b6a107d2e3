import type { CorrectedValues } from '@ndp/domain/workflow/correction-round.ts';
import { tellAnswers } from '@ndp/flows/application/corrections/places.ts';
import { readRemark, storedInstaller } from '@ndp/flows/estimate/stored-project.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { readSections } from '../../cases/store/sections.ts';
import { wordForInstaller } from '../signing/documents/installer-of.ts';

/** Every answer that can be corrected, as it is saved now: covered numbers in full beside their covers. */
export async function toldAnswers(
  store: EncryptedStore,
  { application, partner }: OpenedApplication,
): Promise<CorrectedValues> {
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
