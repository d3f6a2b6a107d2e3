import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealContext } from '../../cases/keys/case-key.ts';
import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import { fillIn, type Link, sectionNames } from '../applications.ts';
import { getByLink, plainPartner } from '../submissions.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { costOf } from './times.ts';

/** How often an application is read: `npm run assurance` does so ten thousand times. Not in the short form. */
const rounds = Number(process.env.ASSURANCE_TIMES ?? 0);

let api: TestApi;
let link: Link;

/** Opens everything that is sealed of an application, without asking for it: its key, its facts, its sections. */
async function readSealed(): Promise<() => Promise<number>> {
  const { db, keys } = api.context;
  const row = await selectApplications(db).where('application.id', '=', link.id).executeTakeFirstOrThrow();
  const sections = await db
    .selectFrom('application_section')
    .select(['section', 'data', 'revision'])
    .where('application_id', '=', link.id)
    .execute();
  const key = { partnerId: plainPartner, applicationId: link.id };
  return async () => {
    const { cipher } = openApplication(keys, row);
    return sections.filter(
      ({ section, data, revision }) =>
        cipher.open(data, sealContext('section', key, section, revision)) !== '',
    ).length;
  };
}

describe.skipIf(rounds === 0)('what sealing costs (only in the long form)', () => {
  beforeAll(async () => {
    api = await startTestApi();
    link = await fillIn(api);
  });
  afterAll(() => api.close());

  it('is told as a share of reading an application', async () => {
    const open = await readSealed();
    expect(await open()).toBe(sectionNames.length);
    const whole = await costOf(() => getByLink(api, link), rounds);
    const sealed = await costOf(open, rounds);
    const share = ((100 * sealed) / whole).toFixed(1);
    const costs = `${whole.toFixed(2)} ms, of them ${sealed.toFixed(3)} ms for unsealing (${share} %)`;
    console.log(`figure E1: reading a sent application costs the processor ${costs}`);
    expect(sealed).toBeLessThan(whole);
  }, 3_600_000);
});
