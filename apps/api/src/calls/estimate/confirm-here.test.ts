import { browserHours } from '@ndp/domain/periods.ts';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { readApplications } from '../../testing/stored.ts';
import { dump, getByLink, homeApplication, otherPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const key = 'the-secret-of-this-browser';
const hourMs = 3_600_000;

/** An estimate sent from this browser, with what its mail brought. */
async function sent() {
  const { id } = (await post(api, '/applications', homeApplication, { key })).json();
  return { id: String(id), ...(await readMail()) };
}

async function readMail() {
  const [mail] = await api.takeMails();
  return { code: String(mail?.payload.code), token: String(mail?.payload.token) };
}

const look = (id: string, secret = key, sending = {}) =>
  post(api, `/applications/${id}/confirmed`, { submission_secret: secret }, sending);
const typeCode = (id: string, code: string, secret = key, sending = {}) =>
  post(api, `/applications/${id}/code`, { submission_secret: secret, code }, sending);
const other = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

describe('the browser that sent an estimate', () => {
  it('learns that the address was confirmed elsewhere, and nothing more', async () => {
    const { id, token } = await sent();
    expect((await look(id)).json()).toEqual({ state: 'waiting' });
    expect((await getByLink(api, { id, token })).statusCode).toBe(200);
    expect((await look(id)).json()).toEqual({ state: 'waiting' });
    await post(api, `/applications/${token}/${id}/confirmation`, undefined);
    expect((await look(id)).json()).toEqual({ state: 'confirmed' });
  });

  it('is told nothing under another secret, in another portal, or of another application', async () => {
    const { id, code } = await sent();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const answers = [
      await look(id, 'another browser'),
      await look(id, key, { from: otherPartner }),
      await look(nobody),
      await look('no-id'),
      await typeCode(id, code, 'another browser'),
      await typeCode(id, code, key, { from: otherPartner }),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await readApplications(api.context))[0]?.email_verified_at).toBeNull();
  });
});

describe('the code of the mail', () => {
  it('opens the application as the link does, and leaves that link alone', async () => {
    const { id, code, token } = await sent();
    expect(code).toMatch(/^\d{8}$/);
    const answer = await typeCode(id, code);
    expect(answer.statusCode).toBe(200);
    const opened = answer.json().token;
    expect(opened).not.toBe(token);
    for (const each of [opened, token]) {
      expect((await getByLink(api, { id, token: each })).json().status).toBe('verified');
    }
    expect((await look(id)).json()).toEqual({ state: 'confirmed' });
  });

  it('may be typed again after a lost answer', async () => {
    const { id, code } = await sent();
    expect([(await typeCode(id, code)).statusCode, (await typeCode(id, code)).statusCode]).toEqual([
      200, 200,
    ]);
  });

  it('is stored as a hash only, and worth nothing without the secret it is bound to', async () => {
    const { id, code } = await sent();
    expect(await dump(api)).not.toContain(code);
    const another = (
      await post(api, '/applications', { ...homeApplication, note: 'inny dom' }, { key: 'other' })
    ).json();
    expect((await typeCode(another.id, code, 'other')).statusCode).toBe(409);
    expect((await typeCode(id, other(code))).json().detail).toContain('nie jest kod');
  });

  it('may be mistyped five times in ten minutes; then the right one waits too', async () => {
    const { id, code } = await sent();
    for (let n = 0; n < 5; n++) expect((await typeCode(id, other(code))).statusCode).toBe(409);
    const refused = await typeCode(id, code);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    api.pass(600_000);
    expect((await typeCode(id, code)).statusCode).toBe(200);
  });

  it('lives as long as the browser remembers the estimate, and no longer', async () => {
    const { id, code } = await sent();
    api.pass(browserHours * hourMs - 1);
    expect((await typeCode(id, code)).statusCode).toBe(200);
    api.pass(1);
    expect((await typeCode(id, code)).statusCode).toBe(409);
  });

  it('of an earlier mail still works once the mail was sent again', async () => {
    const { id, code } = await sent();
    await post(api, `/applications/${id}/resend`, undefined);
    const second = await readMail();
    expect((await typeCode(id, code)).statusCode).toBe(200);
    expect((await typeCode(id, second.code)).statusCode).toBe(200);
  });

  it('ends with a corrected address; the new mail has one of its own', async () => {
    const { id, code } = await sent();
    await post(api, `/applications/${id}/email`, {
      email: 'jan.poprawny@example.pl',
      submission_secret: key,
    });
    const { code: next } = await readMail();
    expect((await typeCode(id, code)).statusCode).toBe(409);
    expect((await typeCode(id, next)).statusCode).toBe(200);
  });

  it('is left out where the sender kept no secret to use it with', async () => {
    await post(api, '/applications', homeApplication);
    expect((await readMail()).code).toBe('undefined');
  });
});
