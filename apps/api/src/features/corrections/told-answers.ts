import type { CorrectedValues } from '@ndp/domain/workflow/correction-round.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { tellAnswers } from '@ndp/flows/application/corrections/places.ts';
import { readRemark, storedInstaller } from '@ndp/flows/estimate/stored-project.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { readSections } from '../../cases/store/sections.ts';
import { wordForInstaller } from '../signing/documents/installer-of.ts';

/** A field of a section, as it would be. */
export interface FieldChange {
  readonly section: SectionName;
  readonly field: string;
  readonly value: string;
}

/**
 * Every answer that can be corrected, as it is saved now, or would be with one field changed: covered numbers in full
 * beside their covers.
 */
export async function toldAnswers(
  store: EncryptedStore,
  { application, partner }: OpenedApplication,
  change?: FieldChange,
): Promise<CorrectedValues> {
  const saved = await readSections(store, keyOf(application));
  const dataOf = (section: SectionName) => {
    const data = saved[section]?.data ?? null;
    return data && change?.section === section ? { ...data, [change.field]: change.value } : data;
  };
  const client_info = dataOf('client_info');
  const { project, client, email, reference, status } = application;
  const { pesel, nip, regon, krs } = (client_info ?? {}) as Readonly<Record<string, string>>;
  const installer = wordForInstaller(storedInstaller.parse(project), programOf(application, partner));
  return tellAnswers({
    reference,
    status,
    quote: null,
    contact_email: email,
    client: { ...client, ...client_info, email },
    project: {
      ...project,
      heater_installer_name: installer,
      note: readRemark(project),
      pesel,
      nip,
      regon,
      krs,
    },
    building_address: dataOf('building_address'),
    building_info: dataOf('building_info'),
    settlement: dataOf('settlement'),
    consent: null,
  });
}
