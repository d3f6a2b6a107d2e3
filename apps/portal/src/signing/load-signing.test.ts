import { Unreachable } from '@ndp/contract/ask.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleSigning } from '../testing/sample-signing.ts';

const api = startFakeApi();
const { loadSigning } = await import('./load-signing.ts');
const call = 'GET /signing/secret';

afterEach(() => api.reset());

describe('behind a signing link', () => {
  it('is what is to be signed, and nothing but reading is asked of the server', async () => {
    api.answer(call, { body: sampleSigning });
    expect(await loadSigning('secret')).toEqual({ kind: 'open', signing: sampleSigning });
    expect(api.callsOf()).toEqual([call]);
  });

  it('is nothing once it was used, replaced or has ended', async () => {
    expect(await loadSigning('secret')).toEqual({ kind: 'gone' });
  });

  it('are papers in the making, for which one waits', async () => {
    api.answer(call, { status: 409, body: { detail: 'Dokumenty są przygotowywane.' } });
    expect(await loadSigning('secret')).toEqual({ kind: 'preparing' });
  });

  it('is unknown while the server cannot be reached, so that Retry is offered', async () => {
    api.answer(call, 'no-network');
    await expect(loadSigning('secret')).rejects.toBeInstanceOf(Unreachable);
  });
});
