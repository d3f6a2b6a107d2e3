import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, type Link, put } from '../../../testing/applications.ts';
import { getByLink, homeApplication, post } from '../../../testing/submissions.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { openPipeline } from '../../../testing/workflow/workflow-harness.ts';
import { ContractSender } from './send-contracts.ts';

const api = await startTestApi();
const harness = await openPipeline(api);
beforeEach(async () => {
  await api.clear();
  harness.reported.splice(0);
});
afterAll(async () => {
  harness.close();
  await api.close();
});

const statusOf = async (link: Link) => (await getByLink(api, link)).json().status;
const correct = ({ id, token }: Link) =>
  post(api, `/applications/${token}/${id}/corrections`, { section: 'settlement' });
const loseAddress = ({ id }: Link) =>
  api.context.db
    .deleteFrom('application_section')
    .where('application_id', '=', id)
    .where('section', '=', 'building_address')
    .execute();

/** A look for complete applications; something is done once one of them was read, before it is drawn. */
function lookWhile(act: () => Promise<unknown>) {
  const { partners, signing } = harness.context;
  let acted: Promise<unknown> | undefined;
  const find = async (label: string) => {
    acted ??= act();
    await acted;
    return partners.find(label);
  };
  const context = { ...harness.context, partners: { ...partners, find } };
  return new ContractSender({ ...context, signing: { ...signing, faultOf: async () => undefined } }).send();
}

describe('a complete application', () => {
  it('that cannot be made into documents is reported, stays complete, and holds up no other', async () => {
    const broken = await fillIn(api);
    await loseAddress(broken);
    await api.takeMails();
    const good = await fillIn(api, { estimate: { ...homeApplication, email: 'ewa@example.pl' } });
    await harness.work();
    expect(await statusOf(broken)).toBe('completed');
    expect(await statusOf(good)).toBe('contract_sent');
    expect(harness.reported).toEqual([expect.stringContaining('documents could not be made')]);
    expect(harness.reported.join()).not.toMatch(/44051401359|PL61/);
  });

  it('that is opened for a correction just while it is drawn is no fault, and nothing is sent', async () => {
    const link = await fillIn(api);
    expect(await lookWhile(() => correct(link))).toBe(0);
    expect([await statusOf(link), harness.reported]).toEqual(['in_completion', []]);
  });

  it('that is corrected and sent again while it is drawn is no fault before the next look finds one', async () => {
    const link = await fillIn(api);
    const sendAgain = async () => {
      await correct(link);
      await put(api, link, 'consent');
      await loseAddress(link);
    };
    expect(await lookWhile(sendAgain)).toBe(0);
    expect([await statusOf(link), harness.reported]).toEqual(['completed', []]);
    await harness.work();
    expect(harness.reported).toEqual([expect.stringContaining('documents could not be made')]);
  });

  it('that loses a section by itself while it is drawn is reported', async () => {
    const link = await fillIn(api);
    expect(await lookWhile(() => loseAddress(link))).toBe(0);
    expect(harness.reported).toEqual([expect.stringContaining('documents could not be made')]);
  });
});
