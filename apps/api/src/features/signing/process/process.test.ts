import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockApplication, tryLockApplication } from '../../../cases/store/applications.ts';
import { dayMs } from '../../../platform/clock.ts';
import { acrossPartners } from '../../../platform/database/partner-scope.ts';
import { asUnit } from '../../../platform/unit.ts';
import { fillIn, type Link, put } from '../../../testing/applications.ts';
import { seat } from '../../../testing/desk/desk-people.ts';
import { getByLink, homeApplication, plainPartner, post } from '../../../testing/submissions.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { openPipeline } from '../../../testing/workflow/workflow-harness.ts';
import { notePerson } from '../../desk/people.ts';
import { embeddedName } from '../embedded/embedded-port.ts';
import { leaseRequest } from '../reconcile/leases.ts';
import { DrawnBefore } from '../refusals.ts';
import { beginSigning, drawDocuments } from './begin-signing.ts';
import { remindSigners } from './remind-signers.ts';

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

const read = async (link: Link): Promise<ApplicationAnswer> => (await getByLink(api, link)).json();
const statusOf = async (link: Link) => (await read(link)).status;
const kinds = async () => (await api.takeMails()).map(({ kind }) => kind);
const act = (link: Link, what: string, body?: unknown) =>
  post(api, `/applications/${link.token}/${link.id}/${what}`, body);

/** Sends an application and its documents; gives its link and the secret of the signing link. */
async function sendContract() {
  const link = await fillIn(api);
  await api.takeMails();
  await harness.work();
  const mails = await api.takeMails();
  const token = mails.find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
  return { link, token, mails };
}

describe('a complete application', () => {
  it('is sent for signature by itself, with one mail for both documents', async () => {
    const { link, mails } = await sendContract();
    const { status, signing } = await read(link);
    expect(status).toBe('contract_sent');
    expect(signing?.papers.map(({ paper }) => paper)).toEqual(['application', 'agreement']);
    expect(signing?.deadline).toBe('2026-12-05T11:00:00.000Z');
    expect(mails.map(({ kind }) => kind)).toEqual(['sign-link']);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'may be held while its documents are taken further, and neither waits for the other (only on PostgreSQL)',
    async () => {
      const { link } = await sendContract();
      const { clock, db, keys } = api.context;
      await api.owner
        .updateTable('signature_request')
        .set({ due_at: new Date(0) })
        .execute();
      await api.owner.transaction().execute(async (trx) => {
        await lockApplication({ db: trx, keys }, 'mpec', link.id);
        const taken = await acrossPartners(() => leaseRequest(db, [embeddedName], clock(), dayMs));
        expect(taken?.application_id).toBe(link.id);
      });
    },
  );

  it.runIf(process.env.TEST_DATABASE_URL)(
    'is left to whoever holds it, without waiting and without a fault (only on PostgreSQL)',
    async () => {
      const link = await fillIn(api);
      await api.owner.transaction().execute(async (trx) => {
        await trx.selectFrom('application').select('id').where('id', '=', link.id).forUpdate().execute();
        await harness.work();
        expect([await statusOf(link), harness.reported]).toEqual(['completed', []]);
      });
      await harness.work();
      expect(await statusOf(link)).toBe('contract_sent');
    },
  );

  it('is sent as it was drawn beforehand, and not when it has changed since', async () => {
    const { id } = await fillIn(api);
    const context = { ...harness.context, db: api.context.db };
    const drawn = await drawDocuments(context, { partnerId: plainPartner, applicationId: id });
    if (!drawn) throw new Error('there is an application');
    expect(drawn.documents).toHaveLength(2);
    const begin = (revision: number) =>
      asUnit(api.context, async (unit) => {
        const application = await tryLockApplication(unit, plainPartner, id);
        if (!application) throw new Error('nobody holds it');
        await beginSigning(unit, context, application, { ...drawn, revision, documents: [] });
        return (await unit.db.selectFrom('signature_request').select('id').execute()).length;
      });
    expect(await begin(drawn.revision)).toBe(0);
    await expect(begin(drawn.revision - 1)).rejects.toBeInstanceOf(DrawnBefore);
  });

  it('is sent once, however often the worker looks', async () => {
    const { link } = await sendContract();
    await Promise.all([harness.work(), harness.work(), harness.work()]);
    expect(await kinds()).toEqual([]);
    const { db } = api.context;
    const rows = await db
      .selectFrom('signature_request')
      .select('paper')
      .where('application_id', '=', link.id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(await db.selectFrom('paper').select(['template', 'fingerprint']).execute()).toHaveLength(2);
  });

  it('is signed with one code; then both sides get a link to the documents', async () => {
    const { link, token } = await sendContract();
    expect(await harness.sign(token)).toBe('signed');
    await harness.work();
    const { status, history, can_be_corrected, can_be_withdrawn, payment } = await read(link);
    expect(status).toBe('contract_signed');
    expect(history.at(-1)).toMatchObject({ status: 'contract_signed', actor: 'system' });
    expect([can_be_corrected, can_be_withdrawn, payment?.is_open]).toEqual([false, false, true]);
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => [kind, payload.email])).toEqual([
      ['status-changed', homeApplication.email],
      ['papers-signed', homeApplication.email],
      ['papers-signed', 'kontakt@mpec.ndp.example'],
    ]);
  });

  it('is told, once signed, to the people of the desk who are to hear of it instead of the contact', async () => {
    const { person } = await seat(api, 'told', 'mpec', ['officer']);
    const facts = { name: 'Osoba', email: 'biuro@mpec.ndp.example' };
    await notePerson(api.context, person, facts, api.context.clock());
    const notice = { partner_id: 'mpec', person_id: person.id };
    await api.context.db.insertInto('partner_notice').values(notice).execute();
    const { token } = await sendContract();
    await harness.sign(token);
    await harness.work();
    const told = (await api.takeMails()).filter(({ kind }) => kind === 'papers-signed');
    expect(told.map(({ payload }) => payload.email)).toEqual([homeApplication.email, facts.email]);
    await api.context.db.deleteFrom('partner_notice').execute();
  });
});

describe('when the clock is set back', () => {
  it('the timeline goes on from where it was', async () => {
    const { link } = await sendContract();
    const before = (await read(link)).history;
    api.pass(-3_600_000);
    await act(link, 'withdrawal');
    const after = (await read(link)).history;
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.at).toBe(before.at(-1)?.at);
  });
});

describe('before anybody has signed', () => {
  it('a correction ends the signing; sent again, the new documents are signed', async () => {
    const { link, token } = await sendContract();
    expect((await act(link, 'corrections', { section: 'settlement' })).json().status).toBe('in_completion');
    expect(await harness.sign(token)).toBe('gone');
    await put(api, link, 'consent');
    await harness.work();
    const again = (await api.takeMails()).findLast(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
    expect(await harness.sign(token)).toBe('gone');
    expect(await harness.sign(again)).toBe('signed');
    await harness.work();
    expect(await statusOf(link)).toBe('contract_signed');
  });

  it('the applicant may withdraw, once, and is told of it', async () => {
    const { link, token } = await sendContract();
    expect((await act(link, 'withdrawal')).json().status).toBe('withdrawn');
    expect((await act(link, 'withdrawal')).json().status).toBe('withdrawn');
    expect(await kinds()).toEqual(['status-changed']);
    await harness.work();
    expect(await harness.sign(token)).toBe('gone');
    expect(await statusOf(link)).toBe('withdrawn');
  });

  it('declining withdraws the application, with the reason that was given', async () => {
    const { link, token } = await sendContract();
    expect(await harness.decline(token, 'Zmiana planów')).toBe('declined');
    await harness.work();
    const { status, history } = await read(link);
    expect(status).toBe('withdrawn');
    expect(history.at(-1)).toMatchObject({ actor: 'applicant', reason: 'Zmiana planów' });
    expect(await kinds()).toEqual(['status-changed']);
  });

  it('the deadline ends it, and nothing can be signed any more', async () => {
    const { link, token } = await sendContract();
    api.pass(14 * dayMs);
    await harness.work();
    expect(await statusOf(link)).toBe('expired');
    expect(await kinds()).toEqual(['status-changed']);
    expect(await harness.sign(token)).toBe('gone');
  });
});

describe('after somebody has signed', () => {
  it('nothing can be corrected or withdrawn, even before the seal', async () => {
    const { link, token } = await sendContract();
    await harness.sign(token);
    expect((await act(link, 'corrections', { section: 'settlement' })).statusCode).toBe(409);
    expect((await act(link, 'withdrawal')).statusCode).toBe(409);
    await harness.work();
    expect(await statusOf(link)).toBe('contract_signed');
  });
});

describe('reminders', () => {
  const addresses = [1, 2, 3, 4, 5].map((n) => `jan+${n}@example.pl`);

  it('to sign go out 7 and 2 days before the deadline, each once, and never after', async () => {
    await sendContract();
    const sent: string[][] = [];
    for (const days of [6, 1, 0.5, 4, 0.5, 2]) {
      api.pass(days * dayMs);
      await remindSigners(harness.context);
      await remindSigners(harness.context);
      sent.push(await kinds());
    }
    expect(sent).toEqual([[], ['sign-link'], [], [], ['sign-link'], []]);
  });

  it('to sign reach everybody, however few are read in one go', async () => {
    for (const email of addresses) {
      await fillIn(api, { estimate: { ...homeApplication, email } });
      await api.takeMails();
    }
    await harness.work();
    await api.takeMails();
    api.pass(7 * dayMs);
    await remindSigners(harness.context, 2);
    const mails = await api.takeMails();
    expect(mails.map(({ payload }) => payload.email).toSorted()).toEqual(addresses);
  });

  it('to sign bear a new link, and the one before dies', async () => {
    const { token } = await sendContract();
    api.pass(7 * dayMs);
    await remindSigners(harness.context);
    const [reminder] = await api.takeMails();
    expect(await harness.sign(token)).toBe('gone');
    expect(await harness.sign(reminder?.payload.token ?? '')).toBe('signed');
  });
});
