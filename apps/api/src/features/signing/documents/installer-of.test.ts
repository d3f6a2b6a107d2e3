import { programs } from '@ndp/domain/programs/all.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { describe, expect, it } from 'vitest';
import { type InstallerChoice, installerOf } from './installer-of.ts';

function programWith(kind: Program['installer']['kind']): Program {
  const program = programs.find(({ installer }) => installer.kind === kind);
  if (!program) throw new Error(`no programme with ${kind}`);
  return program;
}

const free = programWith('free-text');
const listed = programWith('from-list');

describe('the installer on the papers', () => {
  it.each<[string, Program, InstallerChoice, string]>([
    ['its own name', free, { selected_installer: 'Ciepło i spółka' }, 'Ciepło i spółka'],
    [
      'the applicant',
      free,
      { selected_installer: 'install_by_the_customer' },
      'wnioskodawca (montaż samodzielny)',
    ],
    [
      'a company without a name yet',
      free,
      { selected_installer: 'not_listed' },
      'firma instalacyjna (jeszcze nie wybrana)',
    ],
    [
      'name and town from the list',
      listed,
      { is_installed_by_the_customer: false, heater_installer_key: 'pompy_slask' },
      'Pompy Śląsk, Katowice',
    ],
    ['the applicant', listed, { is_installed_by_the_customer: true }, 'wnioskodawca (montaż samodzielny)'],
    [
      'the name of one not listed',
      listed,
      { is_installed_by_the_customer: false, heater_custom_installer: 'Nowak, Łódź' },
      'Nowak, Łódź',
    ],
  ])('is %s', (_what, program, named, text) => {
    expect(installerOf(named, program, 'pl')).toBe(text);
  });

  it('is said in the language of the paper', () => {
    expect(installerOf({ is_installed_by_the_customer: true }, listed, 'en')).toBe(
      'the applicant (own installation)',
    );
  });

  it('is never a key: one that is not on the list is refused', () => {
    expect(() => installerOf({ heater_installer_key: 'nobody' }, listed, 'pl')).toThrow(RangeError);
    expect(() => installerOf({ heater_installer_key: 'pompy_slask' }, free, 'pl')).toThrow(RangeError);
  });
});
