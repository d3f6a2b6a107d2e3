import { programs } from '@ndp/domain/programs/all.ts';
import type { Tell } from '../../question.ts';
import { byTheCustomer, notListed } from './step.ts';

/** Who installs, in the ways the estimate and its two calls name it. */
export interface InstallerChoice {
  readonly selected_installer?: string | null | undefined;
  readonly will_install_by?: string | null | undefined;
  readonly is_installed_by_the_customer?: boolean | null | undefined;
  readonly heater_installer_key?: string | null | undefined;
  readonly heater_custom_installer?: string | null | undefined;
}

const words = {
  customer: { pl: 'montaż we własnym zakresie', en: 'own installation' },
  open: { pl: 'firma, jeszcze nie wybrana', en: 'a company, not chosen yet' },
};

/** Who installs, in words: never a key. Nothing where nobody was asked. */
export function installerName(choice: InstallerChoice, { say }: Tell): string | null {
  const { selected_installer: selected, will_install_by: typed, heater_installer_key: key } = choice;
  if (choice.is_installed_by_the_customer || selected === byTheCustomer) return say(words.customer);
  const listed = findListed(key ?? selected);
  if (listed) return `${listed.name}, ${listed.town}`;
  const named = typed || choice.heater_custom_installer || selected;
  return named === notListed ? say(words.open) : (named ?? null);
}

function findListed(key: string | null | undefined) {
  const lists = programs.map(({ installer }) => (installer.kind === 'from-list' ? installer.installers : []));
  return lists.flat().find((installer) => installer.key === key);
}
