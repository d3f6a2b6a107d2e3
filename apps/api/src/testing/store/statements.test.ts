// @database both

import { describe, expect, it } from 'vitest';
import { put } from '../applications.ts';
import { openTestApi } from '../open-test-api.ts';
import { getByLink, homeApplication, post, submitAndOpenMail } from '../submissions.ts';
import { hearOf } from './statements.ts';

const api = await openTestApi();

const commits = (statements: readonly string[]) => statements.filter((text) => /^commit\b/i.test(text));

describe('what the database is asked', () => {
  it('for a submission is eight statements at the most, waited for six times, and one transaction', async () => {
    await submitAndOpenMail(api);
    const another = { ...homeApplication, email: 'jan@example.pl' };
    const { statements, waits } = await hearOf(() => post(api, '/applications', another, { key: 'another' }));
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(waits).toBeLessThanOrEqual(6);
    expect(commits(statements)).toHaveLength(1);
  });

  it('for a saved section is eighteen at the most, waited for seven times, with the whole application as its answer', async () => {
    const link = await submitAndOpenMail(api);
    await put(api, link, 'client_info');
    const { statements, waits } = await hearOf(() => put(api, link, 'building_address'));
    expect(statements.length).toBeLessThanOrEqual(18);
    expect(waits).toBeLessThanOrEqual(7);
    expect(commits(statements)).toHaveLength(1);
  });

  it('for an application that is read is fourteen at the most, waited for four times', async () => {
    const link = await submitAndOpenMail(api);
    await put(api, link, 'client_info');
    const { statements, waits } = await hearOf(() => getByLink(api, link));
    expect(statements.length).toBeLessThanOrEqual(14);
    expect(waits).toBeLessThanOrEqual(4);
  });
});
