import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { startWatch } from './watch.ts';

const folder = new URL('../../deploy/prometheus/', import.meta.url).pathname;
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Runs a program of Prometheus where the files lie; throws what it says when it is not content. */
const run = (program: string, ...given: readonly string[]) =>
  execFileSync(program, given, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** In what the page speaks of a bound that a rule has in seconds. */
const units: ReadonlyMap<string | undefined, string> = new Map([
  ['86400', ' days'],
  ['3600', ' hours'],
]);

interface Alert {
  readonly name: string;
  readonly text: string;
}

const alerts: readonly Alert[] = read('deploy/prometheus/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }));

describe('what wakes somebody', () => {
  it('is taken by Prometheus and Alertmanager, rule by rule and file by file', () => {
    expect(run('promtool', 'check', 'rules', 'alerts.yml')).toContain(`${alerts.length} rules found`);
    expect(run('promtool', 'check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(run('amtool', 'check-config', 'alertmanager.yml')).toContain('2 receivers');
  });

  it('wakes for the first fault after a start, for one node of two, and not for what is well', () => {
    expect(run('promtool', 'test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('is tried, each alert, by an example in which it speaks', () => {
    const tried = read('deploy/prometheus/alerts.test.yml');
    expect(
      alerts.filter(({ name }) => !tried.includes(`alertname: ${name}\n`)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('reaches whoever is told, from a figure over the files that are shipped', async () => {
    const watch = await startWatch('ndp_work_faults_total{fault="mail given up"} 1\n');
    const names = async () =>
      (await watch.alerts()).map(({ alertname, fault = '' }) => `${alertname} ${fault}`);
    const hasCome = async () => (await names()).includes('NdpWorkNeedsAPerson mail given up');
    await vi.waitUntil(hasCome, { timeout: 120_000, interval: 200 }).finally(watch.stop);
  });

  it('stands in the page on watching with the bounds and the time of its rule', () => {
    const rows = read('docs/how-to/watch-the-product.md')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    for (const { name, text } of alerts) {
      const row = rows.find((line) => line.includes(`\`${name}\``)) ?? '';
      expect(row, name).not.toBe('');
      const spoken = row.replaceAll('\u00a0', '').replace(/(\d) (\d{3})\b/g, '$1$2');
      for (const claim of claimsOf(text)) expect(spoken, name).toMatch(claim);
    }
  });

  it('asks for nothing by a job that is not scraped, and probes only by what the exporter knows', () => {
    const scraped = read('deploy/prometheus/prometheus.yml');
    const jobs = [...scraped.matchAll(/job_name: ([\w-]+)/g)].map(([, job]) => job);
    const named = alerts.flatMap(({ text }) => [...text.matchAll(/job="([\w-]+)"/g)].map(([, job]) => job));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((job) => !jobs.includes(job))).toEqual([]);
    const probe = /module: \[(\w+)\]/.exec(scraped)?.[1];
    expect(read('deploy/prometheus/blackbox.yml')).toContain(`\n  ${probe}:\n`);
  });
});

/** What of a rule a reader must be told: its bounds as the page writes them, and how long it must hold. */
function claimsOf(rule: string): readonly RegExp[] {
  const expression = /expr: ([\s\S]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? '';
  const [, count = '', unit = ''] = /for: (\d+)(\w)/.exec(rule) ?? [];
  const bounds = [...expression.matchAll(/[<>]=? (\d[\d.]*)(?: \* (\d+))?/g)].map(([, bound = '', times]) => {
    const isShare = bound !== '0' && Number(bound) <= 0.1;
    const spoken = isShare ? `${Number(bound) * 100} %` : `${bound}${units.get(times) ?? ''}`;
    return new RegExp(`\\b${spoken}(?![\\d.])`);
  });
  const held = { m: 'minutes?', h: 'hours?' }[unit];
  return held === undefined ? bounds : [...bounds, new RegExp(`for ${count} ${held}\\b`)];
}
