import { overviewParts } from '@ndp/flows/application/overview-rows.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Application } from '../../platform/database/schema/tables.ts';
import { directoryIn } from '../../platform/partners/partners.ts';
import { fillIn, schoolEstimate } from '../../testing/applications.ts';
import { askForCall } from '../../testing/callbacks.ts';
import { findStored } from '../../testing/stored.ts';
import { getByLink, homeApplication, listPartner, post, stxApplication } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { workIn } from '../../testing/work-in.ts';
import { readAnswer } from './application-answer.ts';

const api = await startTestApi();
afterAll(() => api.close());

/** What no reader is told, and why. */
const untold: Readonly<Record<string, string>> = {
  is_existing_heat_source_eliminated: 'everybody promises it, or nothing is stored; the documents say it',
  gdpr_consent: 'everybody gives it, or nothing is stored',
  heater_comments: 'told with the note, of which it is the other name',
  is_sub_type_assumed: 'told beside the type where it is so; here it is not',
  heater_custom_installer: 'told in place of a listed installer',
  is_installed_by_the_customer: 'told in place of a listed installer',
};

/** What an officer and the applicant read of an application, in one text. */
function read(application: Application): Promise<string> {
  return workIn(api.context.db, new Date(), async ({ db, keys, now }) => {
    const partner = await directoryIn(db, now).find(application.partner_id);
    if (!partner) throw new Error(`no partner ${application.partner_id}`);
    return JSON.stringify(overviewParts(await readAnswer({ db, keys }, { application, partner }, now), 'pl'));
  });
}

/** The stored answers that read the same when they are missing. */
async function unread(application: Application): Promise<string[]> {
  const whole = await read(application);
  const found: string[] = [];
  for (const part of ['client', 'project'] as const) {
    for (const [field, value] of Object.entries(application[part])) {
      if (field in untold || value === null || value === undefined) continue;
      const without = { ...application, [part]: { ...application[part], [field]: null } };
      if ((await read(without)) === whole) found.push(`${part}.${field}`);
    }
  }
  return found;
}

async function storedOf(path: string, body: object, from?: string): Promise<Application> {
  const { id } = (await post(api, path, body, from ? { from } : {})).json();
  return findStored(api, { id });
}

describe('no stored answer is read by nobody', () => {
  it.each([
    ['home', { ...homeApplication, note: 'Pies na podwórzu', is_other_funding: true }],
    ['non-residential building', { ...schoolEstimate, note: 'Klucz u dozorcy' }],
  ])('of a %s', async (_, body) => {
    expect(await unread(await storedOf('/applications', body))).toEqual([]);
  });

  it('of a programme with a list of installers', async () => {
    const { note: _, ...sent } = { ...stxApplication, heater_comments: 'Proszę dzwonić po 16' };
    const stored = await storedOf('/applications/stx', sent, listPartner);
    expect(await unread(stored)).toEqual([]);
    expect(await read(stored)).toContain('Proszę dzwonić po 16');
  });

  it('of a request to be called back', async () => {
    const stored = await findStored(api, await askForCall(api));
    const told = await read(stored);
    expect(await unread(stored)).toEqual([]);
    expect(told).toContain('Hala przy Młyńskiej');
  });
});

it('the remark, the installer and other funding stand in the answer of the link', async () => {
  const link = await fillIn(api, { estimate: { ...homeApplication, note: 'Pies na podwórzu' } });
  expect((await getByLink(api, link)).json().project).toMatchObject({
    note: 'Pies na podwórzu',
    is_other_funding: false,
    heater_installer_name: homeOwner.answers.will_install_by,
  });
});
