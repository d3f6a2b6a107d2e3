import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Postgres } from '../stage/postgres.mjs';
import { Server } from '../stage/server.mjs';
import { shareFiles } from '../stage/shared-files.mjs';
import { SmtpSink } from '../stage/smtp-sink.mjs';
import { copyCases, psql } from './copy-cases.mjs';

/** Portals beside the seeded ones: what one partner may take in a minute is limited. */
const portals = 400;

/**
 * The built product as in production on a PostgreSQL of its own, with so many sealed cases, next to a mail server that
 * answers at once.
 */
export async function openStand({ port, cases, ...built }) {
  // So that whatever was begun ends with it.
  process.once('SIGTERM', () => process.exit(1));
  const folder = mkdtempSync(join(tmpdir(), 'ndp-bench-'));
  const postgres = new Postgres(port + 1);
  await postgres.start();
  const sink = new SmtpSink(port + 2);
  await sink.start();
  const secretKeys = `a:${Buffer.alloc(32, 'a').toString('base64url')}`;
  const settings = {
    DATABASE_URL: postgres.url,
    SMTP_URL: sink.url,
    SECRET_KEYS: secretKeys,
    ENVIRONMENT: 'staging',
  };
  const dataDir = join(folder, 'data');
  const server = new Server({ port, dataDir, settings, ...built });
  await server.start();
  await server.stop();
  await psql(postgres.url, '-c', morePartners);
  const partners = Array.from({ length: portals }, (_, n) => `portal-${n + 1}`);
  if (cases > 0) await copyCases({ url: postgres.url, secretKeys, partners, count: cases });
  const nodes = [];
  return {
    server,
    sink,
    postgres,
    partners,
    secretKeys,
    /** Another node, over the same database and the same files. */
    async addNode(at) {
      const own = join(folder, `node-${at}`);
      shareFiles(own, dataDir);
      const node = new Server({ port: at, dataDir: own, settings, ...built });
      nodes.push(node);
      await node.start();
      return node;
    },
    async close() {
      for (const node of nodes) await node.stop();
      await server.stop();
      await sink.stop();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const morePartners = `insert into partner
  select ('portal-' || n) as id, '{}' as aliases, title, brand_title, primary_color, secondary_color, logo,
    is_logo_inverse, program_id, obliged_entity_id, contact_email, contact_phone
  from partner, generate_series(1, ${portals}) as n where '@' = any (partner.aliases)`;

/** The server the quote is measured against. */
export async function openBare(port, pageBytes) {
  const file = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, String(port), String(pageBytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async close() {
      process.off('exit', killNow);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
