// @vitest-environment node

import type { FormFile, PageVisitor } from '@ndp/contract/written-page.ts';
import { describe, expect, it } from 'vitest';
import { sampleSigning } from '../testing/sample-signing.ts';
import { answerSigning } from './answer-signing.ts';

const here = '/grant/signing/S3CRET';
const signed = new File(['%PDF signed'], 'podpisana.pdf', { type: 'application/pdf' });
const empty = new File([], '', { type: 'application/octet-stream' });

/** Sends what the form of the agreement holds; `answer` is what the portal's API says of the file. */
async function send(files: readonly FormFile[], answer: object = {}, status = 200) {
  const sent: string[] = [];
  const fetcher: typeof fetch = async (url, { method = 'GET', body } = {}) => {
    if (method === 'GET') return Response.json(sampleSigning);
    sent.push(`${String(url).replace(/^.*\/pl\/ndp/, '')} ${await (body as Blob).text()}`);
    return Response.json(answer, { status });
  };
  const visitor: PageVisitor = { saved: {}, now: new Date(), fetcher, search: '', hasChosen: true };
  const form = new URLSearchParams({ own_paper: 'agreement' });
  const answered = await answerSigning({ form, files, language: 'pl', visitor }, 'S3CRET');
  const shown = 'again' in answered ? answered.again.linkPage?.signing : undefined;
  return { sent, shown, to: 'to' in answered ? answered.to : undefined };
}
const chosen = { field: 'own_file_agreement', file: signed };

describe('a document signed elsewhere, sent without script', () => {
  it('goes to the portal under its own name, and the page asks for the other one', async () => {
    const { sent, to } = await send([{ field: 'own_file_application', file: empty }, chosen], {
      status: 'taken',
    });
    expect(sent).toEqual(['/signing/S3CRET/papers/agreement/signed %PDF signed']);
    expect(to).toBe(here);
  });

  it.each(['signed', 'held'])('ends the signing as the portal says: %s', async (status) => {
    expect((await send([chosen], { status })).shown).toEqual({ outcome: status });
  });

  it('is asked for where none was chosen, and one that is not taken says why, beside its document', async () => {
    const none = await send([{ field: 'own_file_agreement', file: empty }]);
    expect([none.sent, none.shown]).toEqual([
      [],
      { own: { paper: 'agreement', lines: ['Wybierz podpisany plik.'] } },
    ]);
    const detail = 'W tym pliku nie ma podpisu.';
    const { shown } = await send([chosen], { detail }, 422);
    expect(shown).toEqual({ own: { paper: 'agreement', lines: [detail] } });
  });
});
