import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { storeApplication } from '../../testing/stored.ts';
import { commands } from './commands.ts';

const api = await openTestApi();
const harness = openHarness(api);

const about = (reference: string, ...more: string[]) =>
  harness.type('verify-audit', '--reference', reference, ...more);
const makeAdministrator = (...more: string[]) =>
  harness.type('desk-role', 'ewa', '--partner', 'mpec', '--role', 'administrator', ...more);

describe('the audit trail', () => {
  it('keeps who did what to which application, and what was asked for', async () => {
    const { id, reference, partner_id } = await harness.send();
    await about(reference);
    expect(await harness.lastAction()).toMatchObject({
      ...{ at: api.context.clock(), operator: 'anna', action: 'verify-audit' },
      ...{ partner_id, application_id: id, reference, details: { chains: 1 } },
      ...{ outcome: 'done', refusal: null },
    });
  });

  it('keeps under which name the operator asked to be kept', async () => {
    await harness.type('digest', '--as', 'Zofia Nowak');
    expect(await harness.lastAction()).toMatchObject({ operator: 'Zofia Nowak', action: 'digest' });
  });

  it('keeps what was refused with the sentence, and nothing of it has happened', async () => {
    await makeAdministrator();
    const { details } = await harness.lastAction();
    expect(details).toEqual({ role: 'administrator', person: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const reply = await harness.type('desk-role', 'jan', '--partner', 'mpec', '--role', 'administrator');
    expect(reply.exitCode).toBe(1);
    expect(await harness.lastAction()).toMatchObject({
      action: 'desk-role',
      partner_id: 'mpec',
      outcome: 'refused',
      refusal: reply.text.replaceAll('\u00a0', ' '),
    });
    const known = api.owner.selectFrom('desk_person').select('id').where('subject', '=', 'jan');
    expect(await known.execute()).toEqual([]);
    await makeAdministrator('--take');
  });

  it('keeps a fault of the product too, without its words', async () => {
    const { id, reference } = await harness.send();
    await sql`alter table audit_entry rename to audit_entry_away`.execute(api.owner);
    try {
      await expect(about(reference)).rejects.toThrow('audit_entry');
    } finally {
      await sql`alter table audit_entry_away rename to audit_entry`.execute(api.owner);
    }
    expect(await harness.lastAction()).toMatchObject({
      action: 'verify-audit',
      application_id: id,
      outcome: 'refused',
      refusal: expect.stringMatching(/^Wystąpił błąd/),
    });
  });

  it('does not keep a line that makes no sense', async () => {
    const before = await harness.countActions();
    expect((await harness.type('digst')).exitCode).toBe(2);
    expect((await about('Jan Kowalski')).exitCode).toBe(2);
    expect(await harness.countActions()).toBe(before);
  });

  it('is only ever added to', async () => {
    await harness.type('digest');
    const { db } = api.context;
    const kept = 'an operator action is never changed';
    await expect(db.updateTable('operator_action').set({ operator: 'x' }).execute()).rejects.toThrow(kept);
    await expect(db.deleteFrom('operator_action').execute()).rejects.toThrow(kept);
    await expect(sql`truncate operator_action`.execute(db)).rejects.toThrow('permission denied');
    await expect(sql`truncate operator_action`.execute(api.owner)).rejects.toThrow(kept);
  });

  it('gets one row from every command on an open database, done or refused', async () => {
    const lines: Record<string, readonly string[]> = {
      'desk-role': ['olga', '--partner', 'mpec', '--role', 'approver'],
      'desk-platform': ['olga'],
      digest: [],
      'mail-returned': ['/dev/null'],
      'verify-audit': [],
      'rotate-keys': [],
      backup: ['--out', 'x'],
      recovered: [],
      'adopt-files': [],
    };
    const noted = commands.filter((command) => !('runAlone' in command));
    expect(Object.keys(lines)).toEqual(noted.map(({ name }) => name));
    for (const [name, line] of Object.entries(lines)) {
      const before = await harness.countActions();
      await harness.type(name, ...line);
      expect([name, (await harness.countActions()) - before]).toEqual([name, 1]);
      expect((await harness.lastAction()).action).toBe(name);
    }
  });
});

describe('a command', () => {
  it('tells the worker of what it promised, but only when it was done', async () => {
    const before = api.wakes();
    expect((await harness.type('desk-role', 'jan', '--partner', 'mpec', '--role', 'approver')).exitCode).toBe(
      1,
    );
    expect(api.wakes()).toBe(before);
    await harness.type('digest');
    expect(api.wakes()).toBe(before + 1);
  });

  it('speaks English when asked to', async () => {
    const reply = await about('NDP-2026-ZZZZZZ', '--lang', 'en');
    expect(reply.text).toMatch(/^There is no application NDP-2026-ZZZZZZ\./);
  });

  it('finds one reference of two partners only when told which', async () => {
    const { reference, partner_id } = await harness.send();
    const twin = await storeApplication(api.context, { partner_id: 'stx' });
    await api.context.db.updateTable('application').set({ reference }).where('id', '=', twin).execute();
    expect((await about(reference)).text).toContain('mpec, stx');
    expect((await about(reference, '--partner', partner_id)).exitCode).toBe(0);
    expect((await about(reference, '--partner', 'duon')).exitCode).toBe(1);
  });
});
