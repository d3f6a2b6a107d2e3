import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { readApplications } from '../../testing/stored.ts';
import { listPartner, post, stxApplication } from '../../testing/submissions.ts';

const api = await openTestApi();

const send = (change: object, from = listPartner) =>
  post(api, '/applications/stx', { ...stxApplication, ...change }, { from });

describe('an estimate for a programme with its own installers', () => {
  it.each([
    ['one of the list', {}],
    ['the customer', { is_installed_by_the_customer: true, heater_installer_key: null }],
    ['somebody not listed', { heater_installer_key: null, heater_custom_installer: 'Kowalski i syn' }],
  ])('is taken with %s', async (_, change) => {
    expect((await send(change)).statusCode).toBe(201);
    const [stored] = await readApplications(api.context);
    expect(stored?.project).toMatchObject({ is_installed_by_the_customer: false, ...change });
  });

  it.each([
    ['an installer that is not on the list', { heater_installer_key: 'zlota_raczka' }],
    ['nobody', { heater_installer_key: null }],
  ])('is refused with %s', async (_, change) => {
    const answer = await send(change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0]).toMatchObject({
      loc: ['body', 'heater_installer_key'],
      type: 'choose_installer',
    });
  });

  it('is refused by a programme without such a list', async () => {
    const answer = await send({}, 'mpec');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain('wykonawcę');
  });
});
