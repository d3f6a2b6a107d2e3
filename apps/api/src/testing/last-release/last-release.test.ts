// @database both, the embedded one in the long form

import { afterEach, describe, expect, it } from 'vitest';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { isWhole, verifyAudit } from '../../features/audit/verify-audit.ts';
import { restore } from '../../operations/cli/commands/restore.ts';
import { openParts } from '../../operations/cli/open-parts.ts';
import { renderLines } from '../../operations/cli/render.ts';
import type { Config } from '../../platform/config/config.ts';
import { shippedMigrations } from '../../platform/database/migrate.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { adoptStore, bindStore } from '../../platform/files/bind-store.ts';
import { bringUp } from '../../platform/open-store.ts';
import { type EmptyPlace, makeEmptyPlace } from '../backup/places.ts';
import { getByLink } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { backupFile, loadReleasedDatabase, readLastRelease } from './last-release.ts';

const release = readLastRelease();
const places: EmptyPlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function makePlace(): Promise<Config> {
  const place = await makeEmptyPlace(release.backupKey);
  places.push(place);
  return place.config;
}

/** Opens the cases of the release as their applicants do, and looks through the audit. */
async function openCases(config: Config, bind = bindStore) {
  const { context, close } = await openParts(config, bind);
  const keys = await openKeys(context, context.clock());
  const over = { context, running: context, owner: context.db, config };
  const api = await startTestApi({ keys, over });
  const answers = await Promise.all(release.cases.map((each) => getByLink(api, each)));
  const verdict = await acrossPartners(() => verifyAudit(context.db, keys, []));
  await api.close();
  await close();
  return {
    statuses: answers.map((answer) => answer.json().status),
    isWhole: isWhole(verdict),
    chains: verdict.chains,
  };
}

const asReleased = {
  statuses: release.cases.map(({ status }) => status),
  isWhole: true,
  chains: expect.any(Number),
};

describe('this build', () => {
  it('brings the database of the last release forward, opens its cases through their links, and its audit holds', async () => {
    const config = await makePlace();
    await loadReleasedDatabase(config);
    const shipped = await shippedMigrations();
    expect(shipped.slice(0, release.migrations.length)).toEqual(release.migrations);
    expect(await bringUp(config)).toEqual(shipped.slice(release.migrations.length));
    // The files of the release are in its backup alone.
    const found = await openCases(config, adoptStore);
    expect(found).toEqual(asReleased);
    expect(found.chains).toBeGreaterThanOrEqual(release.cases.length);
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'restores the backup of the last release and opens its cases (only on PostgreSQL)',
    async () => {
      const config = await makePlace();
      const line = { given: { file: backupFile }, language: 'en', folder: '/' } as const;
      const { lines, exitCode } = await restore.runAlone({ ...line, readConfig: () => config });
      expect(renderLines(lines)).toContain(`was restored: ${release.cases.length} applications`);
      expect(exitCode).toBe(0);
      expect(await openCases(config)).toEqual(asReleased);
    },
  );
});
