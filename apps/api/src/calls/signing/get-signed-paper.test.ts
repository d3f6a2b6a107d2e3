import { readText } from '@ndp/documents/testing/poppler.ts';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { askPapers } from '../../testing/documents/ask-documents.ts';
import { fillInAndSign, sealedBytes } from '../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../testing/open-test-api.ts';

const api = await openTestApi();

const sign = async () => fillInAndSign(api, await fillIn(api));

describe('a signed paper', () => {
  it.each([
    ['application', 'wniosek'],
    ['agreement', 'umowa'],
  ] as const)(
    '(%s) comes byte for byte as it was sealed, under a name without a person',
    async (paper, word) => {
      const { papers, composed } = await sign();
      const answer = await askPapers(api, papers, `/${paper}`);
      const made = composed.find((each) => each.paper === paper);
      expect(answer.statusCode).toBe(200);
      expect(made && Buffer.compare(answer.rawPayload, sealedBytes(made))).toBe(0);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename\\*=UTF-8''NDP-2026-[A-Z0-9]+-${word}\\.pdf$`),
        ),
      });
    },
  );

  it('has an English copy to read, which says that it does not bind', async () => {
    const { papers } = await sign();
    const answer = await askPapers(api, papers, '/agreement?copy=en');
    expect(answer.headers['content-disposition']).toMatch(/-agreement-reading-copy\.pdf$/);
    const text = readText(answer.rawPayload);
    expect(text).toContain('Reading copy, not binding.');
    expect(text).toContain('44051401359');
  });

  it('is asked for in no other language', async () => {
    const { papers } = await sign();
    expect((await askPapers(api, papers, '/agreement?copy=de')).statusCode).toBe(422);
  });

  it('is refused with a sentence while not everybody has signed', async () => {
    const { papers } = await sign();
    await api.context.db
      .updateTable('signature_request')
      .set({ state: 'sealing' })
      .where('paper', '=', 'agreement')
      .execute();
    for (const rest of ['/agreement', '/agreement?copy=en']) {
      const answer = await askPapers(api, papers, rest);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toContain('nie są jeszcze podpisane');
    }
    expect((await askPapers(api, papers, '/application')).statusCode).toBe(200);
    const listed = (await askPapers(api, papers)).json().papers;
    expect(listed.map(({ paper }: { paper: string }) => paper)).toEqual(['application']);
  });

  it('is fetched sixty times a minute at most', async () => {
    const { papers } = await sign();
    for (let n = 0; n < 60; n++) expect((await askPapers(api, papers, '/agreement')).statusCode).toBe(200);
    expect((await askPapers(api, papers, '/agreement')).statusCode).toBe(429);
  });

  it('leaves neither its content nor its link in the log', async () => {
    const { papers } = await sign();
    await askPapers(api, papers, '/agreement');
    for (const secret of [papers.token, '44051401359', 'Łucja']) expect(api.log()).not.toContain(secret);
  });
});
