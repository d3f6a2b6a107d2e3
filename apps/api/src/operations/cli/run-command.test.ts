import { mpec } from '@ndp/domain/programs/mpec.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contentOf as partnerContentOf } from '../../features/partners/edit-partner.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { storeApplication } from '../../testing/stored.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const api = await openTestApi();
const harness = openHarness(api);

describe('the audit trail', () => {
  it('keeps who did what to which application, and what was asked for, but no reason', async () => {
    const { id, reference, partner_id } = await harness.send();
    await harness.type('move', reference, 'under_review', '--reason', 'pan Kowalski prosił o telefon');
    const kept = await harness.lastAction();
    expect(kept).toMatchObject({
      at: api.context.clock(),
      operator: 'anna',
      action: 'move',
      partner_id,
      application_id: id,
      reference,
      details: { status: 'under_review', from: 'completed' },
      outcome: 'done',
      refusal: null,
    });
    expect(JSON.stringify(kept)).not.toContain('Kowalski');
  });

  it('keeps under which name the operator asked to be kept', async () => {
    await harness.type('list', '--partner', 'mpec', '--as', 'Zofia Nowak');
    expect(await harness.lastAction()).toMatchObject({ operator: 'Zofia Nowak', action: 'list' });
  });

  it('keeps what was refused with the sentence, and nothing of it has happened', async () => {
    const { id, reference } = await harness.send();
    const reply = await harness.type('move', reference, 'paid', '--reason', 'przelew wykonano');
    expect(reply.exitCode).toBe(1);
    expect(await harness.lastAction()).toMatchObject({
      action: 'move',
      application_id: id,
      outcome: 'refused',
      refusal: reply.text.replaceAll('\u00a0', ' '),
    });
    expect((await harness.stored({ id })).status).toBe('completed');
    expect(await api.takeMails()).toEqual([]);
  });

  it('keeps a fault of the product too, without its words', async () => {
    const { id, reference } = await harness.send();
    await api.context.db
      .updateTable('application_section')
      .set({ data: new Uint8Array([1, 2, 3]) })
      .where('application_id', '=', id)
      .execute();
    const asked = runCommand(api.running, { line: ['show', reference], operator: 'anna' });
    await expect(asked).rejects.toThrow('not sealed under the key');
    expect(await harness.lastAction()).toMatchObject({
      action: 'show',
      application_id: id,
      outcome: 'refused',
      refusal: expect.stringMatching(/^Wystąpił błąd/),
    });
  });

  it('does not keep a line that makes no sense', async () => {
    const before = await harness.countActions();
    expect((await harness.type('mov', 'NDP-2026-AAAAAA')).exitCode).toBe(2);
    expect((await harness.type('move', 'Jan Kowalski')).exitCode).toBe(2);
    expect(await harness.countActions()).toBe(before);
  });

  it('is only ever added to', async () => {
    await harness.type('list', '--partner', 'mpec');
    const { db } = api.context;
    const kept = 'an operator action is never changed';
    await expect(db.updateTable('operator_action').set({ operator: 'x' }).execute()).rejects.toThrow(kept);
    await expect(db.deleteFrom('operator_action').execute()).rejects.toThrow(kept);
    await expect(sql`truncate operator_action`.execute(db)).rejects.toThrow('permission denied');
    await expect(sql`truncate operator_action`.execute(api.owner)).rejects.toThrow(kept);
  });

  it('gets one row from every command, done or refused', async () => {
    const { reference } = await harness.send();
    const versionFile = JSON.stringify({ content: contentOf(mpec) });
    const [seeded] = seededPartners;
    if (!seeded) throw new Error('there are partners');
    const partnerFile = JSON.stringify({ partner: 'mpec', content: partnerContentOf(seeded), logo: null });
    const lines: Record<string, readonly string[]> = {
      list: ['--partner', 'mpec'],
      show: [reference],
      measure: [reference, '--demand', '100', '--before', '0.8', '--after', '0.9'],
      move: [reference, 'under_review', '--reason', 'do sprawdzenia'],
      'begin-signing': [reference],
      'restart-signing': [reference],
      'accept-name': [reference, '--reason', 'akt małżeństwa'],
      'refuse-name': [reference, '--reason', 'nie ta osoba'],
      'resend-link': [reference],
      consents: [reference],
      documents: [reference, '--out', 'x'],
      'desk-role': ['olga', '--partner', 'mpec', '--role', 'officer'],
      'desk-platform': ['olga'],
      'export-partner': ['--partner', 'mpec', '--out', 'x'],
      'import-partner': ['--partner', 'mpec', '--look', partnerFile],
      'export-program': ['--partner', 'mpec', '--out', 'x'],
      'import-program': ['--partner', 'mpec', '--from', versionFile],
      digest: [],
      'export-ure': ['--partner', 'mpec', '--year', '2026', '--out', 'x'],
      suppressed: [],
      waiting: [],
      erase: [reference, '--ground', 'request'],
      retention: ['--dry-run'],
      audit: [],
      'verify-audit': [],
      'rotate-keys': [],
      migrate: [],
      backup: ['--out', 'x'],
      restore: ['x'],
      'adopt-files': [],
      help: [],
      version: [],
    };
    expect(Object.keys(lines)).toEqual(commands.map(({ name }) => name));
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
    const { reference } = await harness.send();
    const before = api.wakes();
    await harness.type('move', reference, 'paid', '--reason', 'przelew wykonano');
    expect(api.wakes()).toBe(before);
    await harness.type('resend-link', reference);
    expect(api.wakes()).toBe(before + 1);
  });

  it('speaks English when asked to', async () => {
    const reply = await harness.type('show', 'NDP-2026-ZZZZZZ', '--lang', 'en');
    expect(reply.text).toMatch(/^There is no application NDP-2026-ZZZZZZ\./);
  });

  it('finds one reference of two partners only when told which', async () => {
    const { reference, partner_id } = await harness.send();
    const twin = await storeApplication(api.context, { partner_id: 'stx' });
    await api.context.db.updateTable('application').set({ reference }).where('id', '=', twin).execute();
    expect((await harness.type('show', reference)).text).toContain('mpec, stx');
    expect((await harness.type('show', reference, '--partner', partner_id)).exitCode).toBe(0);
    expect((await harness.type('show', reference, '--partner', 'duon')).exitCode).toBe(1);
  });
});
