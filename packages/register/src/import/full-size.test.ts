import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openRegister } from '../register.ts';
import { newFolder, toCsv, toZip, writeIn } from '../testing/official-files.ts';
import { inventCountry } from '../testing/whole-country.ts';
import { currentVersion, versionFolder } from '../versions.ts';

const command = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Rows of places and streets; the official files have as many as the long form. */
const isWhole = process.env.ASSURANCE_REGISTER === 'whole';
const size = isWhole ? { places: 100_000, streets: 310_000 } : { places: 45_000, streets: 10_000 };

async function runImport(...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, ...options]);
  return stdout;
}

describe('files as the registers publish them', () => {
  test('come in by the command, which prints counts, time and memory', async () => {
    const folder = newFolder();
    const country = inventCountry(size);
    const terc = writeIn(folder, 'TERC.csv', toCsv('TERC', country.terc));
    const simc = writeIn(folder, 'SIMC.zip', toZip('SIMC.csv', toCsv('SIMC', country.simc)));
    const ulic = writeIn(folder, 'ULIC.zip', toZip('ULIC.csv', toCsv('ULIC', country.ulic)));
    const printed = await runImport('--terc', terc, '--simc', simc, '--ulic', ulic, '--data-dir', folder);
    console.log(printed);
    expect(printed).toContain('provinces 16, counties 380, communities 2479');
    expect(printed).toContain(`places 44003, other names of them ${size.places - 44_003}`);
    expect(printed).toContain(`streets ${size.streets}`);
    const register = openRegister(versionFolder(folder, currentVersion(folder) ?? ''));
    const warszawa = register.cities({ q: 'Warszawa' }).find(({ name }) => name === 'Warszawa');
    expect(register.streets({ city: warszawa?.id ?? '' })).toHaveLength(6000);
  }, 180_000);

  test('that are wrong end the command with the file, the line and what to type', async () => {
    const folder = newFolder();
    const terc = writeIn(folder, 'T.csv', 'WOJ;POW\r\n02;01\r\n');
    const failure = await runImport('--terc', terc, '--simc', terc, '--data-dir', folder).catch(
      (thrown) => thrown,
    );
    expect(failure).toMatchObject({ code: 1 });
    expect(failure.stderr).toContain(
      'T.csv, line 1: not a TERC file, columns missing: GMI, RODZ, NAZWA, STAN_NA',
    );
    expect(failure.stderr).toContain('Nothing was changed.');
    const forgotten = await runImport('--terc', terc).catch((thrown) => thrown);
    expect(forgotten.stderr).toContain('Usage: npm run register:import');
  }, 60_000);
});
