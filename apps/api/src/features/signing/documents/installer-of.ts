import type { Program } from '@ndp/domain/programs/program.ts';
import { installerWords } from '@ndp/flows/estimate/planning/questions.ts';
import { byTheCustomer, notListed } from '@ndp/flows/estimate/planning/step.ts';
import type { storedInstaller } from '@ndp/flows/estimate/stored-project.ts';
import type { Language } from '@ndp/flows/message.ts';
import { formatterIn, nameOf } from '@ndp/flows/question.ts';
import type * as z from 'zod/mini';

export type InstallerChoice = z.infer<typeof storedInstaller>;

/**
 * Who installs the new source: a name, or one of the words for the applicant and for a company not named yet; a key only
 * where the programme lists it no longer. Null when it was not asked.
 */
export function wordForInstaller(choice: InstallerChoice, program: Program): string | null {
  const { heater_installer_key: key, heater_custom_installer: custom, selected_installer: selected } = choice;
  if (choice.is_installed_by_the_customer) return byTheCustomer;
  if (key) return nameListed(key, program) ?? key;
  return custom || selected || (choice.is_installed_by_the_customer == null ? null : notListed);
}

/**
 * The same in words, as a reader of the documents expects it.
 *
 * @throws {RangeError} a key the programme does not list
 */
export function installerOf(choice: InstallerChoice, program: Program, language: Language): string {
  const { is_installed_by_the_customer, heater_installer_key: key } = choice;
  if (!is_installed_by_the_customer && key && !nameListed(key, program)) {
    throw new RangeError(`programme ${program.id} lists no installer ${key}`);
  }
  const word = wordForInstaller(choice, program) ?? notListed;
  return nameOf(installerWords, word, formatterIn(language)) ?? word;
}

function nameListed(key: string, { installer }: Program): string | undefined {
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const entry = listed.find((each) => each.key === key);
  return entry && `${entry.name}, ${entry.town}`;
}
