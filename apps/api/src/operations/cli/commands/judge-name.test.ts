import { describe, expect, it } from 'vitest';
import { findRequest } from '../../../features/signing/requests.ts';
import { dayMs } from '../../../platform/clock.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import {
  actOnSigning,
  inviteToSign,
  openPapers,
  readSigning,
  signatureFor,
} from '../../../testing/signing-visit.ts';

const api = await openTestApi();
const harness = openHarness(api);

const insisting = { typed_name: 'Łucja Kowalska', insists: true, reason: 'po ślubie' };

/** Documents signed under a married name. */
async function signUnderOtherName() {
  const { token, link, requests } = await inviteToSign(api);
  await openPapers(api, token);
  await actOnSigning(api, token, 'code');
  const answer = await actOnSigning(api, token, 'signature', await signatureFor(api, token, insisting));
  const { reference } = await harness.stored(link);
  const states = async () => {
    await api.signing.work();
    return Promise.all(requests.map(async (key) => (await findRequest(api.context.db, key))?.state));
  };
  return { token, link, reference, states, answer: answer.json() };
}
const outcomes = async () =>
  (await api.takeMails()).filter(({ kind }) => kind === 'name-checked').map(({ payload }) => payload);

describe('a signature under another name', () => {
  it('signs nothing, takes no further code, does not run out, and is shown with both names', async () => {
    const { token, reference, states, answer } = await signUnderOtherName();
    expect(answer).toEqual({ status: 'held' });
    expect((await readSigning(api, token)).json().is_held).toBe(true);
    expect((await actOnSigning(api, token, 'code')).statusCode).toBe(412);
    const { text } = await harness.type('show', reference);
    for (const told of ['Łucja Kowalska', 'po ślubie', 'accept-name']) expect(text).toContain(told);
    expect((await harness.type('list', '--partner', 'mpec')).text).toContain('inne nazwisko w podpisie');
    api.pass(40 * dayMs);
    expect(new Set(await states())).toEqual(new Set(['viewed']));
  });

  it('stands once a person has accepted it, and the applicant reads why', async () => {
    const { reference, states } = await signUnderOtherName();
    await api.takeMails();
    const reason = 'Akt małżeństwa okazany.';
    expect((await harness.type('accept-name', reference, '--reason', reason)).exitCode).toBe(0);
    expect(await outcomes()).toMatchObject([{ outcome: 'accepted', reason }]);
    expect(await harness.lastAction()).toMatchObject({ action: 'accept-name' });
    expect(await states()).toEqual(['completed', 'completed']);
    expect((await harness.type('accept-name', reference, '--reason', reason)).exitCode).toBe(1);
  });

  it('does not stand once a person has refused it: the signer is invited anew, and the link before is dead', async () => {
    const { reference, states, token } = await signUnderOtherName();
    await api.takeMails();
    const reason = 'Takie nazwisko nie jest potwierdzone.';
    expect((await harness.type('refuse-name', reference, '--reason', reason)).exitCode).toBe(0);
    expect(await outcomes()).toMatchObject([{ outcome: 'refused', reason }]);
    expect(await states()).toEqual(['viewed', 'viewed']);
    expect((await readSigning(api, token)).statusCode).toBe(404);
  });

  it('waits for nobody where every name was the signer’s', async () => {
    const { link } = await inviteToSign(api);
    const { reference } = await harness.stored(link);
    const { exitCode, text } = await harness.type('accept-name', reference, '--reason', 'Dobrze.');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('żaden podpis nie czeka')]);
  });
});
