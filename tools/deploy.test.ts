import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../apps/api/src/platform/limits/limits.ts';
import { contents, findCommit, nameOf } from './release/contents.mjs';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].sort();

/** The settings of the table in docs/settings.md, each as often as it stands in the first column. */
function settingsTold(): readonly string[] {
  const [table = ''] = read('docs/settings.md').split('\nA key:');
  const cells = table.match(/^\|[^|]*/gm) ?? [];
  return cells.flatMap((cell) => cell.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []).sort();
}

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
    const own = /^(POSTGRES_|VERSION|ALL|CMD|SHELL|NET|ENV|NODE_EXTRA_CA_CERTS)/;
    const named = files.flatMap((path) => found(read(path), /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g));
    expect(named.filter((name) => !settings.includes(name) && !own.test(name))).toEqual([]);
  });

  it('tells each setting that the server reads once, and no other', () => {
    const config = new URL('../apps/api/src/platform/config/', import.meta.url);
    const read = (name: string) => readFileSync(new URL(name, config), 'utf8');
    const files = readdirSync(config).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const settings = files.flatMap((name) => [...read(name).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]);
    expect(settings.map(([, name]) => name).sort()).toEqual(settingsTold());
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

  it('has a line for every setting of a node', () => {
    const settings = settingsTold();
    const lines = read('deploy/ndp.env.example').match(/^#?[A-Z][A-Z0-9_]*(?==)/gm) ?? [];
    const named = lines.map((line) => line.replace('#', ''));
    expect(settings.length).toBeGreaterThan(40);
    expect(settings.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('makes backups with one unit, and says each command as it works there', () => {
    const pages = readdirSync(new URL('../docs/how-to', import.meta.url)).map(
      (name) => `docs/how-to/${name}`,
    );
    const isUnit = /ExecStart=.*backup/;
    expect(pages.filter((path) => isUnit.test(read(path)))).toEqual([]);
    const isElsewhere = (line: string) => !line.includes('in the sources `npm run ndp --`');
    const typed = pages.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => /npm run (--silent )?ndp|node ndp\.mjs/.test(line)),
    );
    expect(typed.filter(isElsewhere)).toEqual([]);
  });

  it('holds in the containers the programs of their database server, and makes a backup each night', () => {
    const [, server] = read('deploy/compose.yaml').match(/image: postgres:(\d+)/) ?? [];
    const [, client] = read('deploy/Dockerfile').match(/postgresql-client-(\d+)/) ?? [];
    expect(Number(client)).toBeGreaterThanOrEqual(Number(server));
    expect(read('deploy/compose.yaml')).toMatch(
      / {2}backup:\n.*\n {4}command: \[sh, deploy\/nightly-backup\.sh\]/,
    );
    expect(read('deploy/nightly-backup.sh')).toMatch(/node ndp\.mjs backup .*--out "\/var\/backups\/ndp\//);
  });

  it('gives a command the settings of the node, to the letter', () => {
    const place = mkdtempSync(join(tmpdir(), 'ndp-deploy-'));
    cpSync(new URL('../deploy', import.meta.url), join(place, 'deploy'), { recursive: true });
    const settings = read('deploy/ndp.env.example');
    writeFileSync(join(place, 'settings'), `${settings}ODD=a=b # "c" $HOME \\n`);
    const script =
      'console.log(JSON.stringify([process.argv.slice(2), process.env.MAIL_FROM, process.env.ODD]))';
    writeFileSync(join(place, 'ndp.mjs'), script);
    const env = { PATH: process.env.PATH, NDP_SETTINGS: join(place, 'settings'), NDP_USER: 'root' };
    const said = execFileSync(join(place, 'deploy/ndp'), ['list', '--as', 'Anna Nowak'], {
      env,
      encoding: 'utf8',
    });
    const mail = 'NDP <no-reply@grants.example.pl>';
    expect(JSON.parse(said)).toEqual([['list', '--as', 'Anna Nowak'], mail, 'a=b # "c" $HOME \\n']);
    rmSync(place, { recursive: true });
  });
});

describe('the archive of a release', () => {
  const { version } = JSON.parse(read('package.json'));

  it('is named by version and commit', () => {
    expect(nameOf({ version: '1.2.0', commit: '9f5e78d5' })).toBe('ndp-1.2.0-9f5e78d5');
    expect(findCommit()).toMatch(/^([0-9a-f]{8,}(-changed)?|unknown)$/);
  });

  it('has no version that was released already', () => {
    const [unreleased = '', ...released] = read('CHANGELOG.md')
      .split(/^## \[/m)
      .slice(1);
    expect(unreleased).toMatch(/^Unreleased/);
    const names = released.map((part) => part.split(']')[0]);
    expect(names.includes(version)).toBe(unreleased.trim() === 'Unreleased]');
  });

  it('holds the pages of both, the documents, the licence and the changes', () => {
    const { built, documents } = contents;
    expect(built).toEqual(expect.arrayContaining(['apps/api/dist', 'apps/portal/dist', 'apps/desk/dist']));
    expect(documents).toEqual(['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs']);
    for (const path of documents) expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
  });
});
