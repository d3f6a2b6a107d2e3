import { call } from '@ndp/contract/call.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi } from '../../testing/test-api.ts';
import { answerFailure, mount } from './mount.ts';

const api = await startTestApi();
afterAll(() => api.close());

const described = call('POST /described', {
  summary: 'A call for this test',
  body: z.strictObject({ note: z.string() }),
  answer: z.object({ reference: z.string(), people: z.array(z.object({ name: z.string() })) }),
});

/** The answer to a call whose handler gives more than it may. */
async function answerTo(body: string) {
  const server = Fastify();
  server.setErrorHandler(answerFailure);
  const row = { reference: 'NDP-1', pesel: '44051401359', people: [{ name: 'Jan', iban: 'PL61' }] };
  mount({ server, context: api.context }, described, async (asked) => ({ ...row, note: asked.body.note }));
  const headers = { origin: api.originOf('mpec'), 'content-type': 'application/json' };
  const answer = await server.inject({ method: 'POST', url: described.path, headers, body });
  await server.close();
  return answer;
}

describe('a call of the table', () => {
  it('answers what is described, whatever else its handler holds', async () => {
    const answer = await answerTo('{"note":"a"}');
    expect(answer.json()).toEqual({ reference: 'NDP-1', people: [{ name: 'Jan' }] });
  });

  it.each([
    ['seven lists', `${'['.repeat(7)}${']'.repeat(7)}`],
    ['seven objects', `${'{"a":'.repeat(7)}1${'}'.repeat(7)}`],
    ['as many as a body holds', `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
  ])('takes no more than six levels, and says so: %s', async (_, body) => {
    const answer = await answerTo(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([
      { loc: ['body'], msg: 'Przesłane dane są zagnieżdżone zbyt głęboko.', type: 'too_deep' },
    ]);
  });

  it.each(['\\u0000', '\\ud800'])('takes no text that no database can keep: %s', async (sign) => {
    const answer = await answerTo(`{"note":"a${sign}b"}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0]).toMatchObject({ loc: ['body', 'note'], type: 'unprintable' });
  });

  it('reads six levels', async () => {
    const answer = await answerTo(`{"note":${'['.repeat(5)}${']'.repeat(5)}}`);
    expect(answer.json().detail[0]).toMatchObject({ loc: ['body', 'note'], type: 'wrong_type' });
  });
});
