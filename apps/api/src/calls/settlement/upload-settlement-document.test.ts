import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn, type Link } from '../../testing/applications.ts';
import { leaveOne } from '../../testing/leave-one.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { hostileFiles, jpegOf, pdfOf, pngOf } from '../../testing/settlement/sample-files.ts';
import { filesIn, fillInAndSign, moveAlong, sendFile } from '../../testing/settlement/settlements.ts';
import { getByLink, homeApplication, otherPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

const rows = () => api.context.db.selectFrom('settlement_document').selectAll().execute();
const expectNothingKept = async () => {
  expect(filesIn(api.uploads)).toEqual([]);
  expect(await rows()).toEqual([]);
};

describe('a document of the settlement', () => {
  it('is kept, shown by its own name, and says that the replacement is under way', async () => {
    const link = await fillInAndSign(api);
    const answer = await sendFile(api, link, { name: 'Faktura nr 7.pdf' });
    expect(answer.statusCode).toBe(200);
    const { payment, status, history } = answer.json();
    expect(status).toBe('in_realisation');
    expect(history.at(-1)).toMatchObject({ status: 'in_realisation', actor: 'applicant' });
    expect(payment.documents).toEqual([
      {
        id: expect.any(String),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        kind: 'invoice',
        file_name: 'Faktura nr 7.pdf',
        bytes: pdfOf().length,
        media_type: 'application/pdf',
        uploaded_at: '2026-11-21T11:00:00.000Z',
      },
    ]);
    expect((await getByLink(api, link)).json()).toEqual(answer.json());
  });

  it('lies sealed under a name that tells nothing, and so does its name', async () => {
    const link = await fillInAndSign(api);
    const bytes = pdfOf({ inside: '/Title (Tajemnica)' });
    await sendFile(api, link, { name: 'Kowalska.pdf', bytes });
    const [file = '', ...others] = filesIn(api.uploads);
    expect(others).toEqual([]);
    expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    const sealed = readFileSync(join(api.uploads, file), 'latin1');
    expect(sealed).not.toContain('Tajemnica');
    expect(sealed).not.toContain('%PDF');
    const [row] = await rows();
    expect(Buffer.from(row?.file_name ?? []).toString('latin1')).not.toContain('Kowalska');
    expect(api.log()).not.toContain('Kowalska');
  });

  it('may also be a photograph or a picture, whatever it is called', async () => {
    const link = await fillInAndSign(api);
    await sendFile(api, link, { kind: 'removal_proof', name: 'dokument.pdf', bytes: jpegOf() });
    const { payment } = (await sendFile(api, link, { kind: 'other', name: 'x', bytes: pngOf() })).json();
    expect(payment.documents.map((each: { media_type: string }) => each.media_type).sort()).toEqual([
      'image/jpeg',
      'image/png',
    ]);
  });

  it('sent twice, even at the same moment, is one; under another kind it is another', async () => {
    const link = await fillInAndSign(api);
    const bytes = jpegOf();
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(api, link, { bytes })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
    expect(filesIn(api.uploads)).toHaveLength(1);
    await sendFile(api, link, { kind: 'proof_of_payment', bytes });
    expect(await rows()).toHaveLength(2);
    expect(filesIn(api.uploads)).toHaveLength(2);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\x', 'x'],
    ['a\0b\r\n.pdf', 'ab.pdf'],
    [`${'ż'.repeat(300)}.pdf`, `${'ż'.repeat(115)}….pdf`],
    ['faktura\u202Efdp.exe', 'fakturafdp.exe'],
    ['', '–'],
  ])('called %j does no harm', async (name, shown) => {
    const link = await fillInAndSign(api);
    const { payment } = (await sendFile(api, link, { name })).json();
    expect(payment.documents[0].file_name).toBe(shown);
    expect(filesIn(api.uploads)).toHaveLength(1);
  });
});

describe('a file is refused, and nothing of it is left,', () => {
  let link: Link;
  beforeEach(async () => {
    link = await fillInAndSign(api);
  });

  it.each(Object.entries(hostileFiles))('when it is %s', async (_name, bytes) => {
    const answer = await sendFile(api, link, { bytes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatch(/ plik| zdjęcie/);
    await expectNothingKept();
  });

  it('with 413 and a sentence when it has more than 10 MB', async () => {
    for (const bytes of [mostFileBytes + 1, 11 * 1024 * 1024]) {
      const answer = await sendFile(api, link, { bytes: Buffer.alloc(bytes, pdfOf()) });
      expect([answer.statusCode, answer.json().detail]).toEqual([413, expect.stringContaining('10\u00a0MB')]);
    }
    await expectNothingKept();
  });

  it('when it is of a kind that this building does not need, or of none there is', async () => {
    for (const kind of ['energy_certificate', 'passport', '']) {
      const answer = await sendFile(api, link, { kind });
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['query', 'kind']]);
    }
    await expectNothingKept();
  });

  it('when it does not come as bytes', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'application/pdf']) {
      expect((await sendFile(api, link, { type })).statusCode).toBe(415);
    }
    await expectNothingKept();
  });

  it('when the link opens nothing here', async () => {
    const wrong = await sendFile(api, { ...link, token: 'A'.repeat(43) });
    const foreign = await sendFile(api, link, { from: otherPartner });
    expect([wrong.statusCode, foreign.statusCode]).toEqual([404, 404]);
    await expectNothingKept();
  });

  it('when the database gives way before its row stands', async () => {
    const { schema } = api.owner;
    await schema
      .alterTable('settlement_document')
      .addCheckConstraint('none_at_all', sql`bytes < 0`)
      .execute();
    const answer = await sendFile(api, link);
    await schema.alterTable('settlement_document').dropConstraint('none_at_all').execute();
    expect(answer.statusCode).toBe(500);
    await expectNothingKept();
  });

  it('with 503 when it cannot be stored', async () => {
    writeFileSync(api.uploads, 'a file stands in the way');
    const answer = await sendFile(api, link);
    rmSync(api.uploads);
    expect([answer.statusCode, answer.json().detail]).toEqual([503, expect.stringContaining('niedostępna')]);
    await expectNothingKept();
  });
});

describe('documents may be added', () => {
  it('only from the signed agreement until the payment is applied for', async () => {
    const early = await fillIn(api);
    const refused = await sendFile(api, early);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('po podpisaniu'),
    ]);
    const late = await fillInAndSign(api, { estimate: { ...homeApplication, email: 'anna@example.pl' } });
    await moveAlong(api, late, [
      ['in_realisation', 'operator'],
      ['payment_requested', 'applicant'],
    ]);
    const closed = await sendFile(api, late, { language: 'en' });
    expect([closed.statusCode, closed.json().detail]).toEqual([
      409,
      expect.stringContaining('being checked'),
    ]);
    await expectNothingKept();
  });

  it('up to 60 MB together', async () => {
    const link = await fillInAndSign(api);
    await sendFile(api, link);
    await api.context.db
      .updateTable('settlement_document')
      .set({ bytes: 60 * 1024 * 1024 })
      .execute();
    const full = await sendFile(api, link, { bytes: pngOf() });
    expect([full.statusCode, full.json().detail]).toEqual([409, expect.stringContaining('60\u00a0MB')]);
    expect(filesIn(api.uploads)).toHaveLength(1);
  });

  it('up to 30 of them; one that is there already may come again', async () => {
    const link = await fillInAndSign(api);
    for (let i = 0; i < 30; i += 1) {
      await sendFile(api, link, { bytes: pdfOf({ inside: `/Title (${i})` }) });
    }
    const full = await sendFile(api, link, { bytes: pngOf() });
    expect([full.statusCode, full.json().detail]).toEqual([409, expect.stringContaining('najwyżej 30')]);
    expect((await sendFile(api, link, { bytes: pdfOf({ inside: '/Title (3)' }) })).statusCode).toBe(200);
    expect(filesIn(api.uploads)).toHaveLength(30);
  });
});

describe('how often files may be sent', () => {
  it('is limited for each application', async () => {
    const link = await fillInAndSign(api);
    expect((await sendFile(api, link)).statusCode).toBe(200);
    expect(await leaveOne(api, 'upload')).toBe(1);
    expect((await sendFile(api, link)).statusCode).toBe(200);
    expect((await sendFile(api, link)).statusCode).toBe(429);
  });
});
