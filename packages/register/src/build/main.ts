/** Writes dist/register.json, the register that ships with the installation: `npm run build -w packages/register`. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openRegister } from '../register.ts';
import { registerFileName } from '../register-data.ts';
import { readPackageRows } from './package-rows.ts';
import { reduceRegister } from './reduce.ts';

const unnamed = reduceRegister(readPackageRows(), '');
const content = createHash('sha256').update(JSON.stringify(unnamed)).digest('hex').slice(0, 8);
const data = { ...unnamed, version: `shipped-${unnamed.stateDate}-${content}` };
const { about } = openRegister(data);

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const file = folder + registerFileName;
mkdirSync(folder, { recursive: true });
writeFileSync(`${file}.new`, JSON.stringify(data));
renameSync(`${file}.new`, file);
console.log(`Address register ${about.version}:`, about.counts);
