// @database both

import { describe, expect, it } from 'vitest';
import { put } from '../applications.ts';
import { openTestApi } from '../open-test-api.ts';
import { getByLink, homeApplication, post, submitAndOpenMail } from '../submissions.ts';
import { statementsOf } from './statements.ts';

const api = await openTestApi();

const commits = (statements: readonly string[]) => statements.filter((text) => /^commit\b/i.test(text));

describe('what the database is asked', () => {
  it('for a submission is ten statements at the most, and one transaction beside that of its limit', async () => {
    await submitAndOpenMail(api);
    const another = { ...homeApplication, email: 'jan@example.pl' };
    const statements = await statementsOf(() => post(api, '/applications', another, { key: 'another' }));
    expect(statements.length).toBeLessThanOrEqual(10);
    expect(commits(statements)).toHaveLength(2);
  });

  it('for a saved section is 24 at the most, with the whole application as its answer, and one transaction beside those of its link and its limit', async () => {
    const link = await submitAndOpenMail(api);
    await put(api, link, 'client_info');
    const statements = await statementsOf(() => put(api, link, 'building_address'));
    expect(statements.length).toBeLessThanOrEqual(24);
    expect(commits(statements)).toHaveLength(3);
  });

  it('for an application that is read is sixteen at the most', async () => {
    const link = await submitAndOpenMail(api);
    await put(api, link, 'client_info');
    const statements = await statementsOf(() => getByLink(api, link));
    expect(statements.length).toBeLessThanOrEqual(16);
  });
});
