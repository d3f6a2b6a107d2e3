/**
 * Imports the official register of addresses: `npm run register:import -- --terc F --simc F [--ulic F] [--data-dir D]`,
 * and the postal codes of its places: `--postal-codes F`, together or alone. Files are ZIP, CSV or XML as eTERYT gives
 * them, or the ZIP or text of GeoNames; paths are taken from the folder the command was typed in.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRegisterData } from '../register-data.ts';
import { currentVersion } from '../versions.ts';
import { ImportFailure } from './import-failure.ts';
import { importPostalCodes } from './import-postal-codes.ts';
import { type ImportReport, importRegister } from './import-register.ts';

const usage =
  'Usage: npm run register:import -- [--terc FILE --simc FILE [--ulic FILE]] [--postal-codes FILE] [--data-dir FOLDER]';
const typedIn = process.env.INIT_CWD ?? process.cwd();
const shippedFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

function readShipped() {
  try {
    return readRegisterData(shippedFolder);
  } catch {
    console.warn(
      'The shipped register is not built (npm run build -w packages/register): no coordinates are taken over.',
    );
    return undefined;
  }
}

function describe(report: ImportReport, before: string | undefined): string {
  const { counts } = report;
  return [
    `Address register ${report.version}, state of ${report.stateDate} (before: ${before ?? 'the shipped one'})`,
    `  provinces ${counts.provinces}, counties ${counts.counties}, communities ${counts.communities} (${report.partRows} rows of their parts left out)`,
    `  places ${counts.cities}, other names of them ${report.partPlaces}, with coordinates ${report.placesWithCoordinates}`,
    `  streets ${counts.streets} with ${report.streetNames} different names`,
    `  ${(performance.now() / 1000).toFixed(1)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`,
  ].join('\n');
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      terc: { type: 'string' },
      simc: { type: 'string' },
      ulic: { type: 'string' },
      'postal-codes': { type: 'string' },
      'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' },
    },
  });
  const { terc, simc, ulic, 'postal-codes': codes } = values;
  const place = (path: string) => resolve(typedIn, path);
  const dataDir = place(values['data-dir']);
  const postalCodes = codes === undefined ? undefined : place(codes);
  if (postalCodes !== undefined && terc === undefined && simc === undefined && ulic === undefined)
    return { files: undefined, postalCodes, dataDir };
  if (terc === undefined || simc === undefined) throw new Error('--terc and --simc are needed.');
  const files = { terc: place(terc), simc: place(simc), ulic: ulic === undefined ? undefined : place(ulic) };
  return { files, postalCodes, dataDir };
}

async function run(): Promise<void> {
  const { files, postalCodes, dataDir } = readOptions();
  if (files !== undefined) {
    const before = currentVersion(dataDir);
    console.log(describe(await importRegister(files, dataDir, readShipped()), before));
  }
  if (postalCodes !== undefined) {
    const { rows, codes } = await importPostalCodes(postalCodes, dataDir);
    console.log(`Postal codes: ${codes} with ${rows} places`);
  }
}

try {
  await run();
} catch (failure) {
  process.exitCode = 1;
  if (failure instanceof ImportFailure) console.error(`${failure.message}\nNothing was changed.`);
  else console.error(`${failure instanceof Error ? failure.message : failure}\n${usage}`);
}
