import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSection } from '../../../cases/store/sections.ts';
import { eraseApplication } from '../../../features/retention/erase-application.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { asUnit } from '../../../platform/unit.ts';
import { account, homeSections, type Link } from '../../../testing/applications.ts';
import { openPaymentDesk, payer, settings } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { fillInAndSign, moveAlong } from '../../../testing/settlement/settlements.ts';
import { findStored } from '../../../testing/stored.ts';
import { call, getByLink } from '../../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
});

const own = account.slice(2);
const other = '27114020040000300201355387';
const answerOf = async (link: Link): Promise<ApplicationAnswer> => (await getByLink(api, link)).json();
const proofOf = async (link: Link) => (await answerOf(link)).account_proof;
const titleFor = async (link: Link) => (await proofOf(link))?.ask?.title ?? '';

/** A signed case of a programme that has an account, and what its people do. */
async function begin() {
  const people = await work.team();
  await work.setUp(people);
  const link = await fillInAndSign(api);
  let statement = 0;
  return {
    ...people,
    link,
    title: await titleFor(link),
    receive: (movement: { gr?: number; title: string; account: string }) => {
      statement += 1;
      return work.read(people.officer, statement, [{ gr: 1, id: '', ...movement }]);
    },
    atDesk: async () => (await work.dueOf(people.officer, await findStored(api, link))).account_proof,
  };
}

/** The account is corrected after signing. */
async function correctAccount(link: Link, digits: string): Promise<void> {
  const { partner_id: partnerId, id: applicationId, cipher, revision } = await findStored(api, link);
  const data = { ...homeSections.settlement, iban_number: `PL${digits}` };
  await withinPartner(partnerId, () =>
    writeSection(api.context, { partnerId, applicationId, cipher }, 'settlement', {
      ...{ data, revision: revision + 1, savedAt: api.context.clock() },
    }),
  );
}

describe('an account proven by one grosz', () => {
  it('is offered from the signature on, where the programme has an account, and never required', async () => {
    const people = await work.team();
    const link = await fillInAndSign(api);
    expect(await proofOf(link)).toBeNull();
    await work.setUp(people);
    const title = await titleFor(link);
    expect(title).toMatch(/^KONTO-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await proofOf(link)).toEqual({
      ...{ state: 'waiting', on: null },
      ask: { payee: settings.payer_name, account: payer, title },
    });
    const due = await work.dueOf(people.officer, await findStored(api, link));
    expect(due.account_proof).toEqual({ state: 'waiting', on: null });
  });

  it('is proven by a transfer from the account in the application, which desk and applicant see', async () => {
    const { link, title, receive, atDesk } = await begin();
    const { reference } = await answerOf(link);
    const said = { title: `przelew ${title.replaceAll('-', ' ').toLowerCase()}`, account: own };
    expect(await receive(said)).toMatchObject([{ kind: 'account_proven', reference }]);
    const proven = { state: 'proven', on: '2026-11-21' };
    expect([await atDesk(), await proofOf(link)]).toMatchObject([proven, proven]);
    expect((await api.owner.selectFrom('bank_line').selectAll().execute()).length).toBe(0);
    const copy = await call(api, `GET /applications/${link.token}/${link.id}/personal_data/file`);
    expect(copy.json().application.account_proof).toMatchObject(proven);
  });

  it('counts a line once, in whatever statement it is read again', async () => {
    const { officer, title } = await begin();
    const movements = [{ gr: 1, id: '', title, account: own }];
    expect((await work.read(officer, 1, movements))[0]?.kind).toBe('account_proven');
    expect((await work.read(officer, 1, movements))[0]?.kind).toBe('known');
  });

  it('is not proven from another account, from none that is told, by more than a grosz, or in days to come', async () => {
    const { link, officer, title, receive, atDesk } = await begin();
    expect((await receive({ title, account: own, gr: 100 }))[0]?.kind).toBe('not_ours');
    const [late] = await work.read(officer, 90, [{ gr: 1, id: '', title, account: own }], '2027-11-21');
    expect(late?.kind).toBe('not_ours');
    expect(await atDesk()).toEqual({ state: 'waiting', on: null });
    expect((await receive({ title, account: '' }))[0]?.kind).toBe('account_other');
    expect((await receive({ title, account: other }))[0]?.kind).toBe('account_other');
    const seen = { state: 'other', on: '2026-11-21' };
    expect([await atDesk(), await proofOf(link)]).toMatchObject([seen, seen]);
  });

  it('falls when the account is corrected, and stands again with the number it came from', async () => {
    const { link, title, receive, atDesk } = await begin();
    await receive({ title, account: own });
    await correctAccount(link, other);
    expect(await atDesk()).toMatchObject({ state: 'other' });
    await correctAccount(link, own);
    expect(await atDesk()).toMatchObject({ state: 'proven' });
  });

  it('is no matter of an ended case, keeps what came before, and goes with an erased one', async () => {
    const { link, title, receive } = await begin();
    await receive({ title, account: own });
    await moveAlong(api, link, [
      ['in_realisation', 'operator'],
      ['expired', 'operator'],
    ]);
    expect(await proofOf(link)).toEqual({ state: 'proven', on: '2026-11-21', ask: null });
    expect((await receive({ title, account: other }))[0]?.kind).toBe('not_ours');
    const row = { partner_id: 'mpec', id: link.id, reference: '' };
    await asUnit(api.context, (unit) => eraseApplication(unit, row, 'request'));
    expect(await api.owner.selectFrom('account_transfer').selectAll().execute()).toEqual([]);
  });
});
