import { buildIfNeeded, run } from './prepare.mjs';

/**
 * Figures of speed, each with what it is compared with in the same run.
 *
 *   npm run bench                 the calculation of a quote, alone
 *   npm run bench -- api          calls, pages, mails, memory and start of the built server
 *   npm run bench -- page         the first second on an old phone
 *   npm run bench -- presses      from every press to the next paint, four times slower
 *   npm run bench -- desk         the officers' desk over 10 000 cases: first paint and presses
 *   npm run bench -- cases        a database full of sealed cases
 *   npm run bench -- million      desk, commands and rounds over so many cases, beside a thousand
 *   npm run bench -- nodes        the same work on one, two and four nodes, over few and many cases
 */
const benches = {
  quote: ['tsx', 'packages/domain/src/subsidy/quote.bench.ts'],
  api: ['node', 'assurance/bench/api.mjs'],
  page: ['node', 'assurance/bench/page.mjs'],
  presses: ['playwright', 'test', '-c', 'e2e/presses.config.ts'],
  desk: ['node', 'assurance/bench/desk.mjs'],
  cases: ['node', 'assurance/bench/cases.mjs'],
  million: ['node', 'assurance/bench/million.mjs'],
  nodes: ['node', 'assurance/bench/nodes.mjs'],
};
const [name = 'quote', ...options] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`There is no bench “${name}”: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
if (name !== 'quote') buildIfNeeded();
process.exit(run('npx', [...bench, ...options]) ? 0 : 1);
