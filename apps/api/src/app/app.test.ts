import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysIntoProgramme } from '../../../../tools/programme-day.mjs';
import { dayMs } from '../platform/clock.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { makeTestFolder } from '../testing/files/test-folder.ts';
import { homeApplication } from '../testing/submissions.ts';
import { type RunningProduct, startProduct } from './app.ts';

interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const dataDir = makeTestFolder();
let port: number;
let product: RunningProduct;
beforeAll(async () => {
  port = await findFreePort();
  product = await start();
});
afterAll(() => product.close());

const config = () =>
  readConfig({
    ENVIRONMENT: 'localhost',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
  });
/** What the log called an error. */
const faults: string[] = [];
const logTo = new Writable({
  write(line, _encoding, done) {
    if (JSON.parse(String(line)).level >= 50) faults.push(String(line));
    done();
  },
});
const start = () => startProduct(config(), { logTo, portalFolder: join(dataDir, 'no-portal'), clock });

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The real clock, while the programme runs. */
const movedMs = daysIntoProgramme(mpec.terms) * dayMs;
const clock = () => new Date(Date.now() + movedMs);
const estimate = { ...homeApplication, planned_completion_date: mpec.terms.lastDay };

/** Calls the one listener under the name of a host, as a browser would. */
function call(label: string, path: string, body?: unknown): Promise<RawResponse> {
  const headers = {
    host: `${label}.ndp.localhost:${port}`,
    origin: `http://mpec.ndp.localhost:${port}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

async function messages(): Promise<{ to: string; text: string }[]> {
  return JSON.parse((await call('mail', '/messages')).body);
}

describe('the whole product on one port', () => {
  it('mails the link of an estimate, and the link opens the application, also after a restart', async () => {
    const submitted = await call('api', '/pl/ndp/applications', estimate);
    expect(submitted.status).toBe(201);
    const { id } = JSON.parse(submitted.body);
    const [mail] = await vi.waitUntil(async () => {
      const found = await messages();
      return found.length > 0 && found;
    }, 10_000);
    expect(mail?.to).toBe(estimate.email);
    const token = mail?.text.match(new RegExp(`/grant/application/${id}/([\\w-]{43})`))?.[1];
    expect((await call('api', `/pl/ndp/applications/${token}/${id}`)).status).toBe(200);
    await product.close();
    product = await start();
    expect((await call('api', `/pl/ndp/applications/${token}/${id}`)).status).toBe(200);
    expect(await messages()).toHaveLength(1);
  });

  it('serves its figures on a port of their own only', async () => {
    const text = await (await fetch(`http://127.0.0.1:${product.metricsPort}/metrics`)).text();
    expect(text).toMatch(
      /ndp_http_request_duration_seconds_count\{method="GET",route="[^"]+",status="2xx"\} \d/,
    );
    expect(text).toMatch(/ndp_work_last_success_age_seconds\{loop="mails"\} \d/);
    for (const label of ['api', 'mail', 'mpec'])
      expect((await call(label, '/metrics')).body).not.toContain('ndp_');
  });

  it('shows each site under its own host only', async () => {
    expect((await call('api', '/messages')).status).toBe(404);
    expect((await call('mpec', '/messages')).status).toBe(404);
    expect((await call('mpec', '/health/live')).status).toBe(404);
    expect((await call('mail', '/pl/ndp/partners/portal_config')).status).toBe(404);
    expect((await call('api', '/pl/ndp/partners/portal_config')).status).toBe(200);
  });

  it('is stopped in the midst of its work without a fault: the database goes last', async () => {
    const submitted = await call('api', '/pl/ndp/applications', {
      ...estimate,
      email: 'b@example.pl',
    });
    expect(submitted.status).toBe(201);
    await product.close();
    product = await start();
    expect(faults).toEqual([]);
  });

  it('refuses a data folder that another running process holds, in a sentence', async () => {
    await expect(start()).rejects.toThrow(ConfigError);
    await expect(start()).rejects.toThrow(
      /DATA_DIR .* is in use by process \d+ on \S+, since \S+\. Stop it first/,
    );
  });
});
