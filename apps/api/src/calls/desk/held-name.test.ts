import { describe, expect, it } from 'vitest';
import { findRequest } from '../../features/signing/requests/requests.ts';
import { dayMs } from '../../platform/clock.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import {
  actOnSigning,
  inviteToSign,
  openPapers,
  readSigning,
  signatureFor,
} from '../../testing/signing-visit.ts';
import { plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

const insisting = { typed_name: 'Łucja Kowalska', insists: true, reason: 'po ślubie' };

/** Documents signed under a married name. */
async function signUnderOtherName() {
  const { token, link, requests } = await inviteToSign(api);
  await openPapers(api, token);
  await actOnSigning(api, token, 'code');
  const answer = await actOnSigning(api, token, 'signature', await signatureFor(api, token, insisting));
  const application = await harness.stored(link);
  const states = async () => {
    await api.signing.work();
    return Promise.all(requests.map(async (key) => (await findRequest(api.context.db, key))?.state));
  };
  const judge = (outcome: 'accepted' | 'refused', reason: string) =>
    harness.act(application, 'name', { outcome, reason });
  return { token, application, states, judge, answer: answer.json() };
}
const outcomes = async () =>
  (await api.takeMails()).filter(({ kind }) => kind === 'name-checked').map(({ payload }) => payload);

describe('a signature under another name', () => {
  it('signs nothing, takes no further code, does not run out, and is shown with both names', async () => {
    const { token, application, states, answer } = await signUnderOtherName();
    expect(answer).toEqual({ status: 'held' });
    expect((await readSigning(api, token)).json().is_held).toBe(true);
    expect((await actOnSigning(api, token, 'code')).statusCode).toBe(412);
    const shown = await (await deskOf(api.running, plainPartner)).ask(`/cases/${application.reference}`);
    expect(shown).toMatchObject({
      flags: [expect.stringMatching(/^podpis do\ssprawdzenia$/), expect.anything()],
      held_name: { typed: 'Łucja Kowalska', reason: 'po ślubie' },
    });
    api.pass(40 * dayMs);
    expect(new Set(await states())).toEqual(new Set(['viewed']));
  });

  it('stands once a person has accepted it, and the applicant reads why', async () => {
    const { states, judge } = await signUnderOtherName();
    await api.takeMails();
    const reason = 'Akt małżeństwa okazany.';
    expect((await judge('accepted', reason)).status).toBe(200);
    expect(await outcomes()).toMatchObject([{ outcome: 'accepted', reason }]);
    expect(await harness.lastAction()).toMatchObject({ action: 'desk judge-name' });
    expect(await states()).toEqual(['completed', 'completed']);
    expect((await judge('accepted', reason)).status).toBe(409);
  });

  it('does not stand once a person has refused it: the signer is invited anew, and the link before is dead', async () => {
    const { states, token, judge } = await signUnderOtherName();
    await api.takeMails();
    const reason = 'Takie nazwisko nie jest potwierdzone.';
    expect((await judge('refused', reason)).status).toBe(200);
    expect(await outcomes()).toMatchObject([{ outcome: 'refused', reason }]);
    expect(await states()).toEqual(['viewed', 'viewed']);
    expect((await readSigning(api, token)).statusCode).toBe(404);
  });

  it('waits for nobody where every name was the signer’s', async () => {
    const { link } = await inviteToSign(api);
    const judged = { outcome: 'accepted', reason: 'Dobrze.' };
    const { status, json } = await harness.act(await harness.stored(link), 'name', judged);
    expect([status, json.detail?.replaceAll('\u00a0', ' ')]).toEqual([
      409,
      expect.stringContaining('nie czeka na sprawdzenie'),
    ]);
  });
});
