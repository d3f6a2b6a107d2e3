import { describe, expect, it } from 'vitest';
import { newToken } from '../../platform/crypto/secrets.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { askPapers } from '../../testing/documents/ask-documents.ts';
import { fillInAndSign, sendPapers } from '../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { homeApplication, otherPartner, post, type SubmissionOptions } from '../../testing/submissions.ts';

const hourMs = 60 * 60 * 1000;

const api = await openTestApi();

const askForLink = ({ token, id }: Link, sending: SubmissionOptions = {}) =>
  post(api, `/applications/${token}/${id}/papers_link`, undefined, sending);

describe('asking for the signed papers', () => {
  it('mails a new link to the applicant, and the one before keeps working', async () => {
    const { application, papers } = await fillInAndSign(api, await fillIn(api));
    const wakes = api.wakes();
    const answer = await askForLink(application);
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted' }]);
    expect(api.wakes()).toBe(wakes + 1);
    const [mail, ...others] = await api.takeMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'papers-signed',
      payload: { email: homeApplication.email, language: 'pl', reader: 'applicant' },
    });
    const token = mail && 'token' in mail.payload ? mail.payload.token : '';
    expect(token).not.toBe(papers.token);
    expect((await askPapers(api, { id: application.id, token })).statusCode).toBe(200);
    expect((await askPapers(api, papers)).statusCode).toBe(200);
    expect(answer.body).not.toContain(token);
  });

  it('is refused until everybody has signed', async () => {
    const application = await fillIn(api);
    await sendPapers(api, application);
    await api.takeMails();
    const answer = await askForLink(application);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toContain('nie są jeszcze podpisane');
    expect((await askForLink(application, { language: 'en' })).json().detail).toContain('not signed yet');
    expect(await api.takeMails()).toEqual([]);
  });

  it('works as long as the application’s link does, wherever the application went after the signature', async () => {
    const { application } = await fillInAndSign(api, await fillIn(api));
    for (const status of ['in_realisation', 'payment_requested', 'paid', 'withdrawn']) {
      await api.context.db.updateTable('application').set({ status }).execute();
      expect((await askForLink(application)).statusCode).toBe(202);
      expect(await api.takeMails()).toHaveLength(1);
    }
  });

  it('says that the mail comes later when the address has had its share, and sends one as soon as there is room', async () => {
    const { application } = await fillInAndSign(api, await fillIn(api));
    for (let n = 0; n < 20; n++) expect((await askForLink(application)).json().status).toBe('accepted');
    expect(await api.takeMails()).toHaveLength(20);
    for (let n = 0; n < 2; n++) {
      const answer = await askForLink(application);
      expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'later' }]);
    }
    api.pass(hourMs - 1);
    expect(await api.takeMails()).toEqual([]);
    api.pass(1);
    expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['papers-signed']);
    expect((await askForLink(application)).json()).toEqual({ status: 'accepted' });
  });

  it('takes nothing from the share of the links to the application', async () => {
    const { application } = await fillInAndSign(api, await fillIn(api));
    for (let n = 0; n < 21; n++) await askForLink(application);
    await api.takeMails();
    expect((await post(api, `/applications/${application.id}/resend`, undefined)).statusCode).toBe(202);
    expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['new-link']);
  });

  it('answers one and the same 404 without the application’s link', async () => {
    const { application } = await fillInAndSign(api, await fillIn(api));
    const wrong = [
      await askForLink({ ...application, token: newToken() }),
      await askForLink({ ...application, id: 'not-an-id' }),
      await askForLink(application, { from: otherPartner }),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
    expect(await api.takeMails()).toEqual([]);
  });
});
