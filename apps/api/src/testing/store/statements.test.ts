// @database both, the embedded one in the long form

import { describe, expect, it } from 'vitest';
import { addMessage } from '../../cases/words/case-messages.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { deskOf } from '../desk/bare-desk.ts';
import { openTestApi } from '../open-test-api.ts';
import { getByLink, plainPartner, submitAndOpenMail } from '../submissions.ts';
import { storeFullApplication } from './full-application.ts';
import { statementsOf } from './statements.ts';

const api = await openTestApi();

/** How often the database is asked with two rows, and with twelve. */
async function countFor(addRow: (n: number) => Promise<unknown>, read: () => Promise<unknown>) {
  const counts = [];
  for (let n = 1; n <= 12; n += 1) {
    await addRow(n);
    if (n === 2 || n === 12) counts.push((await statementsOf(read)).length);
  }
  return counts;
}

describe('the database is asked as often for twelve rows as for two', () => {
  it.each(['/cases', '/waiting', '/statistics?from=2026-01-01&to=2026-12-31'])(
    'for cases at the desk: %s',
    async (path) => {
      const desk = await withinPartner(plainPartner, () => deskOf(api.context, plainPartner));
      const [two, twelve] = await countFor(
        () => storeFullApplication(api.context.db),
        () => desk.ask(path),
      );
      expect(twelve).toBe(two);
    },
  );

  it('for messages of a case that is read by its link, and at the desk', async () => {
    const { db, keys, clock } = api.context;
    const desk = await withinPartner(plainPartner, () => deskOf(api.context, plainPartner));
    const link = await submitAndOpenMail(api);
    const key = { partnerId: plainPartner, applicationId: link.id };
    const [two, twelve] = await countFor(
      (n) => {
        const about = { topic: null, answerBy: null };
        return addMessage({ db, keys }, key, {
          n,
          text: `Wiadomość ${n}`,
          personId: null,
          at: clock(),
          ...about,
        });
      },
      async () => {
        expect((await getByLink(api, link)).statusCode).toBe(200);
        await desk.ask(`/cases/${link.answer.reference}`);
      },
    );
    expect(twelve).toBe(two);
  });
});
