import { afterAll, expect, it } from 'vitest';
import { account, fillIn, owner, put, sectionNames } from '../../testing/applications.ts';
import { getByLink } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const api = await startTestApi();
afterAll(() => api.close());

it('a sent application shows only the ends of PESEL and account number, and takes no other data; the same consents again change nothing', async () => {
  const link = await fillIn(api);
  const before = await getByLink(api, link);
  const { project, settlement } = before.json();
  const pesel = String(owner.pesel);
  expect(project.pesel).toMatch(new RegExp(`^[^\\d]+${pesel.slice(-4)}$`));
  expect(settlement.iban_number).toMatch(new RegExp(`^[^\\d]+${account.slice(-4)}$`));
  const answers = [];
  for (const section of sectionNames) answers.push(await put(api, link, section));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 200]);
  const after = await getByLink(api, link);
  expect(after.json()).toEqual(before.json());
  const shown = [after.body, ...answers.map(({ body }) => body)].join('\n');
  for (const whole of [pesel, account, account.slice(2)]) expect(shown).not.toContain(whole);
});
