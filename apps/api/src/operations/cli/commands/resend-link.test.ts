import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { fillIn } from '../../../testing/applications.ts';
import { askForCall, takeToken } from '../../../testing/callbacks.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { getByLink } from '../../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

describe('a link an operator sends again', () => {
  it('opens the application; earlier ones end after a day', async () => {
    const link = await fillIn(api);
    const { reference } = await harness.stored(link);
    await api.takeMails();
    expect((await harness.type('resend-link', reference)).exitCode).toBe(0);
    const [mail] = await api.takeMails();
    expect(mail).toMatchObject({ kind: 'new-link', applicationId: link.id });
    const token = mail && 'token' in mail.payload ? mail.payload.token : '';
    api.pass(dayMs);
    expect((await getByLink(api, { id: link.id, token })).statusCode).toBe(200);
    expect((await getByLink(api, link)).statusCode).toBe(404);
  });

  it('is sent however many mails the address has had', async () => {
    const { reference } = await harness.send();
    for (let n = 0; n < 12; n++) expect((await harness.type('resend-link', reference)).exitCode).toBe(0);
    expect(await api.takeMails()).toHaveLength(12);
  });

  it('never shows the operator the address or the link', async () => {
    const { reference } = await harness.send();
    const { text } = await harness.type('resend-link', reference);
    expect(text).not.toMatch(/@|http/);
  });

  it('opens the page of a request to be called back, too', async () => {
    const asked = await askForCall(api);
    expect((await harness.type('resend-link', asked.reference)).exitCode).toBe(0);
    const token = await takeToken(api);
    expect((await getByLink(api, { id: asked.id, token })).json().kind).toBe('callback');
  });
});
