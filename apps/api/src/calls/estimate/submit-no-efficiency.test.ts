import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { readApplications } from '../../testing/stored.ts';
import { callbackRequest, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const send = (change: object = {}) =>
  post(api, '/applications/no_efficiency', { ...callbackRequest, ...change });

describe('a request for contact', () => {
  it('is stored without a quote, with the zone only when it was told', async () => {
    expect((await send()).statusCode).toBe(201);
    expect((await send({ climate_zone: 'zone_iv' })).statusCode).toBe(201);
    const stored = await readApplications(api.context);
    expect(stored.map(({ project }) => project.climate_zone).sort()).toEqual([null, 'zone_iv'].sort());
    expect(stored[0]).toMatchObject({ kind: 'callback', quote: null });
    expect(await api.takeMails()).toHaveLength(2);
  });

  it.each([
    ['first_name', 'A'],
    ['last_name', 'x'.repeat(31)],
    ['phone_number', '123'],
    ['email', 'biuro@'],
    ['surface_area', 0],
    ['gdpr_consent', false],
    ['climate_zone', 'zone_vi'],
  ])('is refused at %s = %j', async (field, value) => {
    const answer = await send({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].loc).toEqual(['body', field]);
    expect(await api.takeMails()).toEqual([]);
  });
});
