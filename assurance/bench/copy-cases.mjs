import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { linkOf, ringOf, sealedCase } = await tsImport(
  '../../apps/api/src/testing/store/sealed-cases.ts',
  import.meta.url,
);
const { wayInYear } = await tsImport('../../apps/api/src/testing/store/year-of-cases.ts', import.meta.url);
const { keyOfAct } = await tsImport('../../apps/api/src/platform/database/audit-actor.ts', import.meta.url);
const { plainPartner } = await tsImport('../../apps/api/src/testing/submissions.ts', import.meta.url);

export { linkOf, plainPartner };

/** Bytes gathered before they are handed to COPY. */
const chunk = 1 << 18;

/** Cases worth a process of their own, and noted at once. */
const lane = 20_000;

/**
 * Puts generated cases into a database by COPY, one stream for each table, many of them by several processes. Triggers
 * and keys between tables are left out; the audit is written when all stand, so that it can be verified.
 *
 * @param from  number of the first case
 * @param due  of so many of them a mail is still to be sent
 * @param isYear  they stand as after a year of a programme, instead of all at its beginning
 */
export async function copyCases({ from = 0, count, ...rest }) {
  const lanes = Math.min(availableParallelism(), Math.ceil(count / lane));
  const each = Math.ceil(count / lanes);
  if (lanes === 1) await copyLane({ ...rest, from, count });
  else {
    const parts = Array.from({ length: lanes }, (_, i) => ({
      from: from + i * each,
      count: Math.min(each, count - i * each),
    }));
    await Promise.all(parts.map((part) => inProcess({ ...rest, ...part })));
  }
  await psql(rest.url, '-c', 'analyze');
  await noteAll(rest);
  await psql(rest.url, '-c', 'vacuum analyze');
}

/** Writes the audit of whatever has none, a part at a time: all at once would be sorted on the disk. */
async function noteAll({ url, secretKeys }) {
  const act = { who: 'applicant', what: 'generated', nonce: 'generated' };
  const key = keyOfAct(await ringOf(url, secretKeys), act);
  const file = fileURLToPath(new URL('audit-of-cases.sql', import.meta.url));
  const said = await psql(url, '-c', endsOfParts);
  const rows = await standingRows(url);
  const ends = [`|${'0'.repeat(32)}`, ...said.split('\n')].map((end) => end.split('|'));
  const parts = ends.slice(1).map((end, i) => [...ends[i], ...end]);
  const noteNext = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const [after_partner, after_id, last_partner, last_id] = part;
      const given = { act: JSON.stringify(act), key, rows, after_partner, after_id, last_partner, last_id };
      await psql(url, ...Object.entries(given).flatMap(([name, to]) => ['-v', `${name}=${to}`]), '-f', file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, noteNext));
}

/** Every row as `standing_rows` tells it of one case; what is found by a request or an envelope is not generated. */
async function standingRows(url) {
  const told = await psql(url, '-c', "select prosrc from pg_proc where proname = 'standing_rows'");
  const parts = told.matchAll(
    /(select '\w+', hash_of_row\(.*?\))( from "\w+" as standing)\s+where standing.partner_id = of_partner and (standing.\w+) = /g,
  );
  return Array.from(parts, ([, row, table, owner]) => `${row}, standing.partner_id, ${owner}${table}`).join(
    ' union all ',
  );
}

/** The last case of each part by its key. */
const endsOfParts = `select partner_id, id from (
    select partner_id, id, row_number() over (order by partner_id, id) as n, count(*) over () as count from application
  ) as numbered where n % ${lane} = 0 or n = count order by partner_id, id`;

async function inProcess(wish) {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(wish)]);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('cases could not be copied');
}

async function copyLane({ url, secretKeys, partners, from, count, due = 0, isYear = false }) {
  const ring = await ringOf(url, secretKeys);
  const now = new Date();
  const tables = new Map();
  for (let n = from; n < from + count; n++) {
    const partnerId = partners[n % partners.length];
    const way = isYear ? { way: wayInYear(n, now) } : {};
    const rows = sealedCase(ring, { partnerId, n, now, isMailDue: n < from + due, ...way });
    for (const [table, list] of Object.entries(rows)) {
      for (const row of list) {
        const copy = tables.get(table) ?? openCopy(url, table, Object.keys(row));
        tables.set(table, copy);
        copy.add(row);
      }
    }
    if (n % 500 === 0) for (const copy of tables.values()) await copy.drained();
  }
  for (const copy of tables.values()) await copy.end();
}

/** Runs psql and waits for it. @throws {Error} with what it said */
export async function psql(url, ...args) {
  const child = spawn('psql', [url, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  child.stderr.on('data', (part) => (said += part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`psql: ${said.slice(0, 500)}`);
  return said.trim();
}

function openCopy(url, table, columns) {
  const command = `copy ${table} (${columns.join(', ')}) from stdin`;
  const env = { ...process.env, PGOPTIONS: '-c session_replication_role=replica -c synchronous_commit=off' };
  const child = spawn('psql', [url, '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', command], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  let text = '';
  return {
    add(row) {
      text += `${columns.map((column) => field(row[column])).join('\t')}\n`;
      if (text.length < chunk) return;
      child.stdin.write(text);
      text = '';
    },
    async drained() {
      if (child.stdin.writableNeedDrain) await once(child.stdin, 'drain');
    },
    async end() {
      child.stdin.end(text);
      const [code] = await closed;
      if (code !== 0) throw new Error(`COPY into ${table} failed`);
    },
  };
}

/** A value as COPY reads it. */
function field(value) {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return String(value).replace(
    /[\\\t\n\r]/g,
    (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await copyLane(JSON.parse(process.argv[2]));
