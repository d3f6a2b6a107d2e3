import { tsImport } from 'tsx/esm/api';
import { caseOf, payAll } from '../assurance/load/demonstration.mjs';
import { Officer } from '../assurance/load/officer.mjs';
import { Line } from '../assurance/stage/ask.mjs';
import { checkNode, root } from './prepare.mjs';

/** Fills a running server of a developer’s machine with made-up cases of every status, over all its portals. */
checkNode();
process.chdir(root);
process.env.ENVIRONMENT ??= 'localhost';

const wanted = Number(process.argv[2] ?? 300);
const lanes = 12;
const port = Number(process.env.PORT ?? 3000);
const { operate } = await tsImport('../apps/api/src/operations/cli/operate.ts', import.meta.url);
const { seededPartners } = await tsImport(
  '../apps/api/src/platform/partners/partners.seed.ts',
  import.meta.url,
);
const { programById } = await tsImport('@ndp/domain/programs/all.ts', import.meta.url);
const partners = seededPartners.map(({ id, program_id }) => {
  const line = new Line(port, 60_000);
  line.portal = id;
  line.hasList = programById(program_id).installer.kind === 'from-list';
  return line;
});

const { status } = await partners[0].send('api', '/health/ready').catch(() => ({ status: 0 }));
if (status !== 200) {
  console.error(
    `No server answers on port ${port}. Type npm start in another window first (PORT names another port).`,
  );
  process.exit(1);
}
console.log(`Making ${wanted} cases; it takes some minutes. What is there already stays.`);

/** Operators’ part, by the use cases of the command line; money is moved at the desk alone. */
async function order(...line) {
  const { exitCode, text } = await operate(
    { line: line.includes('--as') ? line : [...line, '--as', 'Pokaz'], operator: 'demo' },
    process.env,
  );
  if (exitCode !== 0) throw new Error(`${line.join(' ')}: ${text}`);
}

const officer = await new Officer(partners[0]).logIn('olga');
const seed = Date.now().toString(36);
const reached = new Map();
let next = 0;
async function lane() {
  while (next < wanted) {
    const n = next++;
    const line = partners[n % partners.length];
    // All the made-up people have roles at the first partner, the officer at two.
    const atDesk = { officer: n % 4 < 2 ? officer : undefined, doesPay: n % 4 === 0 };
    const end = await caseOf({ line, n, seed, order, ...atDesk }).catch(
      (cause) => `failed: ${cause.message.slice(0, 200)}`,
    );
    reached.set(end, (reached.get(end) ?? 0) + 1);
    if ((n + 1) % 25 === 0) console.log(`${n + 1} of ${wanted}`);
  }
}
// Whoever waits for a mail or a document leaves the server to the others.
await Promise.all(Array.from({ length: lanes }, lane));
console.log('Cases are there; now they are paid.');
const [approver, boss] = [
  await new Officer(partners[0]).logIn('zofia'),
  await new Officer(partners[0]).logIn('ewa'),
];
await payAll({ team: { officer, approver, boss }, order, paying: partners[0].portal });
for (const line of partners) line.close();
console.table(Object.fromEntries(reached));
process.exit([...reached.keys()].some((end) => end.startsWith('failed')) ? 1 : 0);
