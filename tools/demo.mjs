import { tsImport } from 'tsx/esm/api';
import { caseOf, payAll } from '../assurance/load/demonstration.mjs';
import { Officer } from '../assurance/load/officer.mjs';
import { Line } from '../assurance/stage/ask.mjs';
import { checkNode, root } from './prepare.mjs';

/** Fills a running server of a developer’s machine with made-up cases of every status, by its portals and its desk. */
checkNode();
process.chdir(root);
process.env.ENVIRONMENT ??= 'localhost';

const [count = '300'] = process.argv.slice(2);
if (!/^[1-9]\d{0,4}$/.test(count)) {
  const isAsked = ['-h', '--help'].includes(count);
  (isAsked ? console.log : console.error)(
    `npm run demo [-- <number of cases>]

Fills the running server of a developer’s machine with made-up cases, 300 unless told otherwise, pays some of them, and
proposes the bank settings they need. PORT names the server’s port (3000).`,
  );
  process.exit(isAsked ? 0 : 2);
}

const wanted = Number(count);
const lanes = 12;
const port = Number(process.env.PORT ?? 3000);
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
    const end = await caseOf({ line, n, seed, ...atDesk }).catch(
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
await payAll({ team: { officer, approver, boss }, paying: partners[0].portal });
for (const line of partners) line.close();
console.table(Object.fromEntries(reached));
process.exit([...reached.keys()].some((end) => end.startsWith('failed')) ? 1 : 0);
