import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../apps/api/src/platform/limits/limits.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].sort();

describe('what an operator is given to run the product with', () => {
  const watched =
    read('docs/how-to/watch-the-product.md') + read('apps/api/src/operations/metrics/measures.ts');

  it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/ndp.json'])(
    '%s names only figures that are given',
    (path) => {
      const figures = found(read(path), /\b(?:ndp|nodejs|process)_[a-z0-9_]+/g);
      expect(figures.length).toBeGreaterThan(5);
      const parts = /_(?:bucket|count)$/;
      expect(figures.filter((figure) => !watched.includes(figure.replace(parts, '')))).toEqual([]);
    },
  );

  it('wakes somebody for every figure that the page on watching names', () => {
    const table =
      read('docs/how-to/watch-the-product.md').split('## What to be woken for')[1]?.split('##')[0] ?? '';
    const figures = found(table, /\bndp_[a-z_]+/g);
    const alerts = read('deploy/prometheus/alerts.yml');
    const told = (figure: string) =>
      alerts.includes(figure) || figure === 'ndp_applications' || figure === 'ndp_mails_failed';
    expect(figures.filter((figure) => !told(figure))).toEqual([]);
  });

  it('names only settings that there are', () => {
    const files = ['deploy/ndp.env.example', 'deploy/Dockerfile', 'deploy/compose.yaml', 'deploy/nginx.conf'];
    const settings = found(read('docs/settings.md'), /`[A-Z][A-Z0-9_]+`/g).map((name) => name.slice(1, -1));
    const own = /^(POSTGRES_|VERSION|ALL|CMD|SHELL|NET|ENV)/;
    const named = files.flatMap((path) => found(read(path), /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g));
    expect(named.filter((name) => !settings.includes(name) && !own.test(name))).toEqual([]);
  });

  it('bounds what a newer Node holds before it looks for what is no longer needed, as it is measured', () => {
    const starts = [
      'deploy/Dockerfile',
      'deploy/systemd/ndp.service',
      'package.json',
      'assurance/stage/server.mjs',
    ];
    expect(starts.filter((path) => !read(path).includes('--max-semi-space-size=16'))).toEqual([]);
  });

  it('says how many estimates people behind one address can send, as they are counted', () => {
    const page = read('docs/how-to/run-in-production.md').replaceAll('\n', ' ');
    const [minute, hour] = limitsOf('production').submit;
    const [network] = limitsOf('production').networkSubmit;
    expect(page).toContain(`${minute?.max} a minute and ${hour?.max} an hour`);
    expect([minute?.unproven, hour?.unproven]).toEqual([5, 15]);
    expect(page).toContain('from the sixth and the sixteenth on');
    expect(page).toContain(`${network?.max} a minute, above ${network?.unproven} with a proof`);
  });

  it('stands in the page that leads there, file by file', () => {
    const page = read('docs/how-to/run-in-production.md');
    const files = readdirSync(new URL('../deploy', import.meta.url));
    expect(files.filter((file) => !page.includes(`deploy/${file}`))).toEqual([]);
  });
});
