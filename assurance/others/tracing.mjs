import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bring, findProgram } from '../../tools/debian.mjs';
import { estimateOf, sectionsOf } from '../load/answers.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { go } from './programs.mjs';

/**
 * The collector of OpenTelemetry, built of its own parts by its own builder, is told of an estimate from HAProxy to the mail,
 * and of nothing personal. While it is away the product works as ever.
 *
 *   node assurance/others/tracing.mjs
 */
const { port } = readFlags({ port: 4200 });
const [release, stable] = ['v0.165.0', 'v1.71.0'];
const part = 'go.opentelemetry.io/collector';
bring([{ program: 'haproxy', package: 'haproxy', why: 'stands before the product' }]);
const builder = go('builder', `${part}/cmd/builder@${release}`);
const folder = mkdtempSync(join(tmpdir(), 'ndp-tracing-'));
const at = (name) => join(folder, name);
const [traceId, proxySpan] = ['a'.repeat(32), 'b'.repeat(16)];
const email = 'kanarek.zolty@example.pl';
const faults = [];
let told = '';

writeFiles();
execFileSync(builder, ['--config', at('parts.yaml')], { stdio: 'ignore' });
const collector = await startCollector();
const proxy = spawn(findProgram('haproxy'), ['-db', '-f', at('haproxy.cfg')], { stdio: 'ignore' });
process.once('exit', () => proxy.kill('SIGKILL'));
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port + 3}` };
const server = new Server({ port, dataDir: at('data'), settings });
await server.start();
const line = new Line(port + 4);
[line.portal] = server.portals;

const submitted = await line.call('POST', '/applications', { body: estimateOf(email), key: 'kluczyk-wilgi' });
const [, id, token] = await linkOf(email);
const [[section, applicant]] = sectionsOf(1);
const saving = { body: applicant, seen: '"1"', visitor: '203.0.113.7' };
await line.call('PUT', `/applications/${token}/${id}/${section}`, saving);
const stopMs = await stop();
const spans = spansIn(told).filter((span) => span.trace === traceId);
const named = (name) => spans.find((span) => span.name === name);
const call = named('POST /pl/ndp/applications');
const mail = named('keep confirm-email');
expect('the estimate is taken', submitted.status === 201, submitted.bytes);
expect('the call is a part of the proxy’s trace', call?.parent === proxySpan);
expect('its statements are parts of the call', named('insert application')?.parent === call?.id);
expect(
  'the mail it promised too, and its sending',
  mail?.parent === call?.id && named('send')?.parent === mail?.id,
);
expect('the section is told by its template', named(`PUT /pl/ndp/applications/:token/:id/${section}`));
const secrets = [email, 'kluczyk-wilgi', id, token, '203.0.113.7', applicant.pesel, applicant.last_name];
expect('nothing personal arrives', !secrets.some((secret) => told.includes(secret)));

collector.kill('SIGKILL');
await server.start();
const without = await line.call('POST', '/applications', { body: estimateOf('inna@example.pl') });
expect('without the collector all goes on', without.status === 201, without.bytes);
const awayMs = await stop();
expect('and it stops in order, soon', awayMs < 8_000 && server.errors.size === 0, `${awayMs} ms`);
line.close();
proxy.kill('SIGKILL');
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { spans: spans.length, stopMs, awayMs, faults });
process.exit(faults.length === 0 ? 0 : 1);

function writeFiles() {
  const parts = {
    dist: { name: 'otelcol', output_path: at('collector') },
    exporters: [{ gomod: `${part}/exporter/debugexporter ${release}` }],
    receivers: [{ gomod: `${part}/receiver/otlpreceiver ${release}` }],
    providers: [{ gomod: `${part}/confmap/provider/fileprovider ${stable}` }],
    conf_resolver: { default_uri_scheme: 'file' },
  };
  const pipes = {
    receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port + 3}` } } } },
    exporters: { debug: { verbosity: 'detailed' } },
    service: {
      telemetry: { metrics: { level: 'none' } },
      pipelines: { traces: { receivers: ['otlp'], exporters: ['debug'] } },
    },
  };
  // JSON is YAML.
  writeFileSync(at('parts.yaml'), JSON.stringify(parts));
  writeFileSync(at('collector.yaml'), JSON.stringify(pipes));
  writeFileSync(
    at('haproxy.cfg'),
    `defaults
  mode http
  timeout client 30s
  timeout server 30s
  timeout connect 1s
listen visitors
  bind 127.0.0.1:${port + 4}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header traceparent 00-${traceId}-${proxySpan}-01
  server node 127.0.0.1:${port}
`,
  );
}

async function startCollector() {
  const child = spawn(at('collector/otelcol'), ['--config', at('collector.yaml')]);
  process.once('exit', () => child.kill('SIGKILL'));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      told += bytes;
    });
  for (let n = 0; n < 100 && !told.includes('Everything is ready'); n += 1) await wait(100);
  return child;
}

/** @returns how long the product took to end, ms */
async function stop() {
  const begun = performance.now();
  const code = await server.stop();
  expect('the product ends with 0', code === 0, code);
  await wait(500);
  return Math.round(performance.now() - begun - 500);
}

async function linkOf(to) {
  for (let n = 0; n < 100; n += 1) {
    const [found] = await line.mailsTo(to);
    const link = /grant\/application\/([^/]+)\/(\S+)/.exec(found?.text ?? '');
    if (link) return link;
    await wait(200);
  }
  throw new Error('no mail came');
}

/** The spans as the collector writes them down. */
function spansIn(text) {
  return text
    .split(/^Span #\d+$/m)
    .slice(1)
    .map((block) => {
      const field = (name) => new RegExp(`^ +${name} +: (.*)$`, 'm').exec(block)?.[1];
      return { trace: field('Trace ID'), parent: field('Parent ID'), id: field('ID'), name: field('Name') };
    });
}

function expect(what, holds, said = '') {
  say(what, { holds: Boolean(holds), ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
