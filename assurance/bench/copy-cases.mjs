import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tsImport } from 'tsx/esm/api';

const { linkOf, ringOf, sealedCase } = await tsImport(
  '../../apps/api/src/testing/store/sealed-cases.ts',
  import.meta.url,
);

const { plainPartner } = await tsImport('../../apps/api/src/testing/submissions.ts', import.meta.url);

export { linkOf, plainPartner };

/** Bytes gathered before they are handed to COPY. */
const chunk = 1 << 18;

/**
 * Puts generated cases into a database by COPY, one stream for each table. Triggers and keys between tables are left
 * out: the rows of the audit come with the cases.
 *
 * @param from  number of the first case
 * @param due  of so many of them a mail is still to be sent
 */
export async function copyCases({ url, secretKeys, partners, from = 0, count, due = 0 }) {
  const ring = await ringOf(url, secretKeys);
  const now = new Date();
  const tables = new Map();
  for (let n = from; n < from + count; n++) {
    const partnerId = partners[n % partners.length];
    const rows = sealedCase(ring, { partnerId, n, now, isMailDue: n < from + due });
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
  await psql(url, '-c', 'vacuum analyze');
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
