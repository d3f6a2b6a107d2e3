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
import { namesIn } from '../testing/hostile/canaries.ts';
import { homeApplication } from '../testing/submissions.ts';
import { openTestCollector, type TestCollector } from '../testing/tracing/test-collector.ts';
import { type RunningProduct, startProduct } from './app.ts';

interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const dataDir = makeTestFolder();
let port: number;
let product: RunningProduct;
let collector: TestCollector;
beforeAll(async () => {
  port = await findFreePort();
  collector = await openTestCollector();
  product = await start();
});
afterAll(async () => {
  await product.close();
  await collector.close();
});

const config = () =>
  readConfig({
    ENVIRONMENT: 'localhost',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    TRUSTED_PROXY_HOPS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
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
function call(label: string, path: string, body?: unknown, further = {}): Promise<RawResponse> {
  const headers = {
    ...further,
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

  it('tells a collector of a request from the proxy to its mail, and nothing of the applicant', async () => {
    const traceOf = (digit: string) => digit.repeat(32);
    const traced = (digit: string) => ({ traceparent: `00-${traceOf(digit)}-${'b'.repeat(16)}-01` });
    const typed = {
      email: 'kanarek.zolty@example.pl',
      note: 'sójcza uwaga',
      selected_installer: 'Jemiołuszka',
    };
    const sent = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Przegladarka-czajki' };
    const key = { 'idempotency-key': 'kluczyk-wilgi' };
    const proxied = { ...sent, ...traced('a'), ...key };
    const submitted = await call('api', '/pl/ndp/applications', { ...estimate, ...typed }, proxied);
    const { id } = JSON.parse(submitted.body);
    const mail = await vi.waitUntil(
      async () => (await messages()).find(({ to }) => to === typed.email),
      10_000,
    );
    const token = mail.text.match(/\/grant\/application\/[^/]+\/([\w-]{43})/)?.[1] ?? '';
    await call('api', `/pl/ndp/applications/${token}/${id}`, undefined, traced('c'));
    await product.close();
    product = await start();
    const spans = collector.spans().filter(({ traceId }) => traceId === traceOf('a'));
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /pl/ndp/applications');
    const kept = named('keep confirm-email');
    expect(request?.parentSpanId).toBe('b'.repeat(16));
    expect(named('insert application')?.parentSpanId).toBe(request?.spanId);
    expect(kept?.parentSpanId).toBe(request?.spanId);
    expect(named('send')?.parentSpanId).toBe(kept?.spanId);
    expect(collector.text()).toContain('GET /pl/ndp/applications/:token/:id');
    expect(collector.text(), 'a stranger names no trace').not.toContain(traceOf('c'));
    const secrets = { ...typed, ...sent, ...key, token, id, address: '127.0.0.1', host: 'localhost' };
    expect(namesIn(collector.text(), secrets)).toEqual([]);
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
