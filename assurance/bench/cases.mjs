import { readFlags } from '../stage/flags.mjs';
import { copyCases, psql } from './copy-cases.mjs';
import { openStand } from './stand.mjs';

/**
 * Fills a database with sealed cases by COPY: invented applicants, each sealed under a key of its own. Without `--url` a
 * PostgreSQL of its own, which is removed again; with it, one that a server has begun, under its SECRET_KEYS.
 *
 *   npm run bench -- cases --count 1000000
 *   SECRET_KEYS=… npm run bench -- cases --count 1000 --url postgres://… --partners <ids>
 */
const given = readFlags({ count: 10_000, from: 0, url: undefined, partners: '', port: 4461 });
const { count, from } = given;
const stand = given.url ? undefined : await openStand({ port: given.port, cases: 0 });
const place = stand
  ? { url: stand.postgres.url, secretKeys: stand.secretKeys, partners: stand.partners }
  : { url: given.url, secretKeys: process.env.SECRET_KEYS ?? '', partners: given.partners.split(',') };
const begun = performance.now();
await copyCases({ ...place, from, count });
const seconds = (performance.now() - begun) / 1000;
const size = await psql(place.url, '-c', 'select pg_size_pretty(pg_database_size(current_database()))');
console.log(
  `${count} cases in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; the database holds ${size}.`,
);
await stand?.close();
