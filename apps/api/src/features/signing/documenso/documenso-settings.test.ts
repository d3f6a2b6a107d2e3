import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocumensoBench } from '../../../testing/signing/documenso-bench.ts';
import { visitDocumenso } from '../../../testing/signing/documenso-visit.ts';
import { dayMs, minuteMs } from '../../../testing/signing/signing-harness.ts';
import { startTimeStamps } from '../../../testing/signing/time-stamp-server.ts';
import { portOf } from '../port/ports.ts';
import { workNext } from '../reconcile/work-next.ts';
import { findSignedDocument } from '../requests/artefacts.ts';
import { openOrder } from '../requests/requests.ts';
import { documensoPort } from './documenso-port.ts';

const visit = await visitDocumenso();

describe('what settings of the platform do to a paper', () => {
  it('those whom a team adds to everything neither sign, approve nor read it', async () => {
    visit.bench.fake.defaultRecipients.push(
      { email: 'biuro@example.pl', role: 'SIGNER' },
      { email: 'szef@example.pl', role: 'APPROVER' },
      { email: 'kopia@example.pl', role: 'CC' },
    );
    const { key, id } = await visit.invite();
    expect(visit.envelopeOf(id).recipients.map(({ email }) => email)).toEqual([
      'lucja@example.pl',
      'jan@example.pl',
    ]);
    visit.signBoth(id);
    await visit.harness.workFor(10 * minuteMs);
    expect(await visit.stateOf(key)).toBe('completed');
  });

  it('it mails the signed paper to nobody', async () => {
    const { id } = await visit.invite();
    visit.signBoth(id);
    expect(visit.envelopeOf(id)).toMatchObject({ status: 'COMPLETED', mailedTo: [] });
  });

  it('its time stamps, which come behind the seal, hold nothing up; what was sent and what was signed are both kept', async () => {
    const stamps = await startTimeStamps(mkdtempSync(join(tmpdir(), 'stamps-')));
    visit.bench.fake.timestampUrl = stamps.url;
    const { key, id } = await visit.invite();
    visit.signBoth(id);
    await visit.harness.workFor(10 * minuteMs);
    visit.bench.fake.timestampUrl = undefined;
    await stamps.close();
    expect(await visit.stateOf(key)).toBe('completed');
    const paper = await findSignedDocument(visit.harness.context, key);
    const { document } = await openOrder(visit.harness.context, await visit.harness.find(key));
    expect(document).toEqual(visit.envelopeOf(id).original);
    expect(Buffer.from(paper?.signedDocument ?? []).subarray(0, document.length)).not.toEqual(
      Buffer.from(document),
    );
  });
});

describe('the last moment in which one may sign', () => {
  const until = () => new Date(visit.harness.now().getTime() + 14 * dayMs);

  it('is fourteen days for the platform too, not thirteen, although a second passes before it is asked', async () => {
    const expiresAt = until();
    visit.harness.pass(1000);
    const key = await visit.harness.promise({ expiresAt });
    await visit.harness.work();
    const { payload } = visit.envelopeOf(await visit.harness.providerIdOf(key));
    expect(payload.meta.envelopeExpirationPeriod.amount).toBe(14);
  });

  it('is not put off by reminders: at our deadline the signing ends, at once and on the platform too', async () => {
    const expiresAt = until();
    const key = await visit.harness.promise({ expiresAt });
    await visit.harness.work();
    const id = await visit.harness.providerIdOf(key);
    await visit.later(13 * dayMs);
    await visit.bench.port.remind(id, ['1']);
    expect(Date.parse(visit.envelopeOf(id).recipients[0]?.expiresAt ?? '')).toBeGreaterThan(
      expiresAt.getTime(),
    );
    await visit.later(dayMs - 10 * minuteMs);
    expect(await visit.stateOf(key)).toBe('sent');
    await visit.later(10 * minuteMs);
    expect([await visit.stateOf(key), visit.envelopeOf(id).status]).toEqual(['expired', 'CANCELLED']);
  });

  it('is no end for a paper that all have signed in time', async () => {
    const key = await visit.harness.promise({ expiresAt: until() });
    await visit.harness.work();
    const id = await visit.harness.providerIdOf(key);
    visit.bench.fake.isSealing = false;
    visit.signBoth(id);
    await visit.later(15 * dayMs);
    visit.bench.fake.seal(id);
    await visit.later(dayMs);
    expect(await visit.stateOf(key)).toBe('completed');
  });
});

describe('an account of a partner’s own, and a provider of before', () => {
  it('has its own address, token and callbacks; papers under way stay where they are', async () => {
    const { key, id } = await visit.invite();
    const own = await openDocumensoBench({ ...visit.harness.context, clock: visit.harness.now });
    const ownPort = documensoPort(own.settings, 'mpec');
    const now = { ...visit.harness.running, port: own.port, ownPorts: new Map([['mpec', ownPort]]) };
    expect([
      portOf(now, { id: 'mpec', is_training: false }).name,
      portOf(now, { id: 'duon', is_training: false }).name,
    ]).toEqual(['documenso-mpec', 'documenso']);
    const changed = { ...visit.harness.running, port: ownPort, formerPorts: [visit.bench.port] };
    visit.signBoth(id);
    visit.harness.pass(10 * minuteMs);
    while ((await workNext(changed)) !== 'idle') {}
    expect(await visit.stateOf(key)).toBe('completed');
    expect(own.fake.asked).toEqual([]);
    await own.close();
  });

  it('is left alone, not lost, while it is configured no more', async () => {
    const { key, id } = await visit.invite();
    visit.signBoth(id);
    const own = await openDocumensoBench({ ...visit.harness.context, clock: visit.harness.now });
    visit.harness.pass(10 * minuteMs);
    expect(await workNext({ ...visit.harness.running, port: documensoPort(own.settings, 'mpec') })).toBe(
      'idle',
    );
    await own.close();
    await visit.harness.work();
    expect(await visit.stateOf(key)).toBe('completed');
  });
});
