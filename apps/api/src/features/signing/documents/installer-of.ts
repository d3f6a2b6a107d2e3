import type { Program } from '@ndp/domain/programs/program.ts';
import { byTheCustomer, notListed } from '@ndp/flows/estimate/planning/step.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { paperMessages as messages } from './messages.ts';

/** How the applicant named the installer, in the ways of both estimate calls. */
export interface NamedInstaller {
  readonly selected_installer?: string | null | undefined;
  readonly is_installed_by_the_customer?: boolean | null | undefined;
  readonly heater_installer_key?: string | null | undefined;
  readonly heater_custom_installer?: string | null | undefined;
}

/**
 * Who installs the new source, as a reader of the papers expects it: never a key.
 *
 * @throws {RangeError} a key the programme does not list
 */
export function installerOf(named: NamedInstaller, program: Program, language: Language): string {
  const { heater_installer_key: key, heater_custom_installer: custom, selected_installer: selected } = named;
  if (named.is_installed_by_the_customer || selected === byTheCustomer) {
    return say(messages.by_the_applicant, language);
  }
  if (key) return describeListed(key, program);
  const name = custom || selected;
  return !name || name === notListed ? say(messages.company_not_named, language) : name;
}

function describeListed(key: string, { installer, id }: Program): string {
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const found = listed.find((each) => each.key === key);
  if (!found) throw new RangeError(`programme ${id} lists no installer ${key}`);
  return `${found.name}, ${found.town}`;
}
