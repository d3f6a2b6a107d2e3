import { parseArgs } from 'node:util';
import { copyCases, psql } from './copy-cases.mjs';
import { openStand } from './stand.mjs';

/**
 * Fills a database with sealed cases by COPY: invented applicants, each sealed under a key of its own. Without `--url` a
 * PostgreSQL of its own, which is removed again; with it, one that a server has begun, under its SECRET_KEYS.
 *
 *   npm run bench -- cases --count 1000000
 *   SECRET_KEYS=… npm run bench -- cases --count 1000 --url postgres://… --partners <ids>
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    url: { type: 'string' },
    partners: { type: 'string', default: '' },
    port: { type: 'string', default: '4461' },
  },
});
const [count, from] = [Number(values.count), Number(values.from)];
const stand = values.url ? undefined : await openStand({ port: Number(values.port), cases: 0 });
const place = stand
  ? { url: stand.postgres.url, secretKeys: stand.secretKeys, partners: stand.partners }
  : { url: values.url, secretKeys: process.env.SECRET_KEYS ?? '', partners: values.partners.split(',') };
const begun = performance.now();
await copyCases({ ...place, from, count });
const seconds = (performance.now() - begun) / 1000;
const size = await psql(place.url, '-c', 'select pg_size_pretty(pg_database_size(current_database()))');
console.log(
  `${count} cases in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; the database holds ${size}.`,
);
await stand?.close();
