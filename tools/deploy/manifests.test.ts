import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { siteOf } from '../../apps/api/src/platform/config/hosts.ts';
import { openTestApi } from '../../apps/api/src/testing/open-test-api.ts';

const read = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');
const manifests = readdirSync(new URL('../../deploy/kubernetes', import.meta.url))
  .map((name) => read(`kubernetes/${name}`))
  .join('\n---\n');
const all = (pattern: RegExp) => [...manifests.matchAll(pattern)].map(([, found = '']) => found);

/** What stands in for what an operator fills in. */
const filled: Readonly<Record<string, string>> = {
  SECRET_KEYS: 'k1:hJv0s3Yk1mXcQ9dLz7uBnW2eRtAoPi5gFhKxSyVbM48',
  BACKUP_KEY: `age1${'q'.repeat(58)}`,
};
const settings = Object.fromEntries(
  [...manifests.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.includes('…') ? (filled[name] ?? value.replace('…', 'x')) : value.replace(/^"(.*)"$/, '$1'),
  ]),
);
const { PORT, HOST } = Object.fromEntries(
  [...read('Dockerfile').matchAll(/\b(PORT|HOST)=(\S+)/g)].map(([, name, value]) => [name, value]),
);
const config = readConfig({ ...settings, PORT, HOST });
const api = await openTestApi();

describe('the manifests for Kubernetes', () => {
  it('name settings the product starts with in production, and no other', () => {
    const known = new Set(
      read('ndp.env.example')
        .match(/^#?[A-Z][A-Z0-9_]*(?==)/gm)
        ?.map((name) => name.replace('#', '')),
    );
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    expect(config).toMatchObject({ environment: 'production', trustedProxyHops: 1, migrations: 'at-start' });
    expect(config.filesS3, 'nodes share no folder').toBeDefined();
  });

  it('probe addresses that answer, at the ports the product listens on', async () => {
    const paths = all(/^ +path: (\/\w+.*)$/gm);
    expect(new Set(paths)).toEqual(new Set(['/health/live', '/health/ready']));
    for (const url of paths) expect((await api.server.inject({ url })).statusCode, url).toBe(200);
    const hosts = all(/name: Host, value: (\S+) \}/g);
    expect(hosts.map((host) => siteOf(host, config))).toEqual(['api', 'api']);
    const ports = all(/containerPort: (\d+)/g).map(Number);
    expect(ports).toEqual([config.port, config.metrics?.port]);
  });

  it('run the image of the Dockerfile as its user, closed as in compose, and end it as patiently', () => {
    const compose = read('compose.yaml');
    const [, image] = compose.match(/image: (\w+):\$\{VERSION/) ?? [];
    expect(new Set(all(/image: \S+\/(\w+:VERSION)$/gm))).toEqual(new Set([`${image}:VERSION`]));
    // The user “node” of the image.
    expect(read('Dockerfile')).toContain('USER node');
    expect(all(/runAsUser: (\d+)/g)).toEqual(['1000', '1000']);
    expect([compose.includes('read_only: true'), all(/(readOnlyRootFilesystem: true)/g).length]).toEqual([
      true,
      2,
    ]);
    const [, patience] = compose.match(/stop_grace_period: (\d+)s/) ?? [];
    expect(all(/terminationGracePeriodSeconds: (\d+)/g)).toEqual([patience]);
    expect(Number(patience)).toBeGreaterThanOrEqual(config.stopDelaySeconds + 15);
  });

  it('give every process a folder of its own and the seals, and make the backup of each night', () => {
    expect(all(/mountPath: (\S+?),? /g).sort()).toEqual(
      [
        '/etc/ndp/seals',
        '/etc/ndp/seals',
        '/tmp',
        '/tmp',
        '/var/backups/ndp',
        '/var/lib/ndp',
        '/var/lib/ndp',
      ].sort(),
    );
    expect(settings.SEAL_DIR).toBe('/etc/ndp/seals');
    const [nightly = 'none'] = read('nightly-backup.sh').match(/node ndp\.mjs backup .*$/m) ?? [];
    expect(manifests).toContain(nightly);
    expect(manifests).toContain('schedule: "30 2 * * *"');
  });
});
