import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { consentTexts, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { describe, expect, it } from 'vitest';
import { mails } from '../../app/mail-kinds.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { shippedStatements } from '../../platform/config/shipped.ts';
import { account, fillIn, homeSections, owner, put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { dump, getByLink, homeApplication, plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const records = () => api.context.db.selectFrom('consent_record').selectAll().execute();

describe('the last consent', () => {
  it('sends the application and promises one mail that says so in the language of the case, in one transaction', async () => {
    const link = await fillIn(api, { until: 'consent' });
    expect(await api.takeMails()).toEqual([]);
    const answer = await put(api, link, 'consent', homeSections.consent, { language: 'en' });
    expect(answer.json().status).toBe('completed');
    expect(api.wakes()).toBeGreaterThan(1);
    const stored = await api.context.db.selectFrom('application').selectAll().executeTakeFirstOrThrow();
    expect(stored.submitted_at).toEqual(api.context.clock());
    const mails = await api.takeMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: 'application-received',
      applicationId: link.id,
      payload: { email: homeApplication.email, language: 'pl' },
    });
  });

  it('is nothing at all when the mail cannot be promised', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const before = await dump(api);
    await api.owner.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const failed = await put(api, link, 'consent');
    await api.owner.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(failed.statusCode).toBe(500);
    expect(await dump(api)).toBe(before);
    expect((await put(api, link, 'consent')).statusCode).toBe(200);
  });

  it('twenty times at once is one submission, one mail and one set of records', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(api, link, 'consent')));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await api.takeMails()).toHaveLength(1);
    expect(await records()).toHaveLength(5);
    const { history } = (await getByLink(api, link)).json();
    expect(history).toHaveLength(4);
  });

  it.each(consents.filter(({ isOptional }) => !isOptional).map(({ id }) => id))(
    'is refused without %s',
    async (id) => {
      const link = await fillIn(api, { until: 'consent' });
      for (const value of [false, null, undefined, 'true', 1]) {
        const answer = await put(api, link, 'consent', { ...homeSections.consent, [id]: value });
        expect(answer.statusCode).toBe(422);
        expect(answer.json().detail).toEqual([
          { loc: ['body', id], type: 'must_tick', msg: 'Zaznacz to oświadczenie, aby wysłać wniosek.' },
        ]);
      }
      expect(await records()).toEqual([]);
    },
  );

  it('may leave out that of the co-owners, which then is not on record', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const { consent_co_owners_consent: _, ...four } = homeSections.consent;
    expect((await put(api, link, 'consent', four)).json().status).toBe('completed');
    expect((await records()).map(({ consent_id }) => consent_id)).not.toContain('consent_co_owners_consent');
  });
});

describe('the evidence of a consent', () => {
  it.each(['pl', 'en'] as const)('holds text, documents, language and time, in %s', async (language) => {
    const link = await fillIn(api, { until: 'consent' });
    const { revision } = (await put(api, link, 'consent', homeSections.consent, { language })).json();
    const kept = await records();
    expect(kept.map(({ consent_id }) => consent_id).sort()).toEqual(consents.map(({ id }) => id).sort());
    for (const { id, documents } of consents) {
      const files = documents.map((name) => {
        const folder = name === 'platform-regulations' ? 'platform' : plainPartner;
        const source = readFileSync(join(shippedStatements, folder, `${name}.${language}.md`), 'utf8');
        return [name, sha256(statementText(source, mpec, language))];
      });
      expect(kept).toContainEqual({
        partner_id: plainPartner,
        application_id: link.id,
        revision,
        consent_id: id,
        text_version: consentTextsVersion,
        text_hash: sha256(consentTexts[id][language]),
        document_hashes: Object.fromEntries(files),
        language,
        accepted_at: api.context.clock(),
      });
    }
  });

  it('is never changed, and goes only with its application', async () => {
    await fillIn(api);
    const { db } = api.context;
    await expect(db.updateTable('consent_record').set({ language: 'en' }).execute()).rejects.toThrow(/never/);
    await expect(db.deleteFrom('consent_record').execute()).rejects.toThrow(/never changed/);
    await db.deleteFrom('application').execute();
    expect(await records()).toEqual([]);
  });
});

describe('the mail about a received application', () => {
  it('tells the reference and opens the application, and nothing of what was filled in', async () => {
    const link = await fillIn(api);
    const [promise] = await api.takeMails();
    if (!promise) throw new Error('no mail');
    const log = { warn() {}, error() {} };
    const mail = { send: async () => {}, close: async () => {} };
    const mailer = { ...api.context, mail, random: () => 0.5, log };
    const written = await writeMail(mails, mailer, promise);
    const { reference } = (await getByLink(api, link)).json();
    expect(written?.subject).toBe(`Sprawa ${reference}: wniosek został wysłany`);
    expect(written?.text).toContain(`/grant/application/${link.id}/${promise.payload.token}\n`);
    for (const { name, address } of [mpec.organiser, platformOperator]) {
      expect(written?.text).toContain(`${name}, ${address}, KRS `);
      const shown = written?.html.replaceAll(/<\/?span[^>]*>/g, '').replaceAll('\u00a0', ' ');
      expect(shown).toContain(String(address));
    }
    const all = JSON.stringify(written);
    for (const secret of [account, owner.pesel, owner.first_name, owner.last_name, '2874', '1359'])
      expect(all).not.toContain(String(secret));
    expect((await getByLink(api, { id: link.id, token: promise.payload.token })).statusCode).toBe(200);
    expect((await getByLink(api, link)).statusCode).toBe(200);
  });
});
