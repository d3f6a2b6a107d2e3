import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { fillIn } from '../../../testing/applications.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { filesIn, moveAlong, sendFile } from '../../../testing/settlement/settlements.ts';
import { submitAndOpenMail } from '../../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

const stored = async () => (await api.context.db.selectFrom('application').select('id').execute()).length;

describe('an operator who erases', () => {
  it('erases an application for good, and the trail keeps the ground', async () => {
    const { reference } = await harness.send();
    const { exitCode, text } = await harness.type('erase', reference, '--ground', 'request');
    expect([exitCode, text]).toEqual([0, expect.stringContaining(`Sprawa ${reference} została usunięta`)]);
    expect(await stored()).toBe(0);
    expect(await harness.lastAction()).toMatchObject({
      action: 'erase',
      reference,
      details: { ground: 'request' },
      outcome: 'done',
    });
  });

  it('must name a ground', async () => {
    const { reference } = await harness.send();
    expect((await harness.type('erase', reference)).exitCode).toBe(2);
    expect((await harness.type('erase', reference, '--ground', 'because')).exitCode).toBe(2);
    expect(await stored()).toBe(1);
  });

  it('is refused once an agreement was signed, with the day', async () => {
    const link = await fillIn(api);
    const { reference } = await harness.stored(link);
    await moveAlong(api, link, [
      ['contract_sent', 'system'],
      ['contract_signed', 'system'],
      ['in_realisation', 'operator'],
    ]);
    await sendFile(api, link);
    const { exitCode, text } = await harness.type('erase', reference, '--ground', 'request');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('co najmniej do 2034-06-30')]);
    expect([await stored(), filesIn(api.uploads).length]).toEqual([1, 1]);
  });
});

describe('the command “retention”', () => {
  it('says in a dry run what would go, class by class, and erases nothing', async () => {
    await submitAndOpenMail(api);
    api.pass(31 * dayMs);
    const { exitCode, text } = await harness.type('retention', '--dry-run');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/adres niepotwierdzony +30 dni +1/);
    expect(text).toMatch(/zakończona z umową .* 0/);
    expect(text).toContain('Do usunięcia teraz: 1.');
    expect(await stored()).toBe(1);
  });

  it('erases what is due without it', async () => {
    await submitAndOpenMail(api);
    api.pass(31 * dayMs);
    expect((await harness.type('retention')).text).toContain('Usunięto: 1.');
    expect(await stored()).toBe(0);
  });
});
