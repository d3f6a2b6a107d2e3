import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '../../../testing/signing/bench.ts';
import { type DocumensoBench, openDocumensoBench } from '../../../testing/signing/documenso-bench.ts';
import {
  dayMs,
  minuteMs,
  openHarness,
  type SigningHarness,
} from '../../../testing/signing/signing-harness.ts';
import { startTimeStamps } from '../../../testing/signing/time-stamp-server.ts';
import { readSignedPaper } from '../artefacts.ts';
import { levelFault } from '../levels.ts';
import { NotReady, SigningDelayed } from '../port.ts';
import { portOf } from '../ports.ts';
import { openOrder, type RequestKey } from '../requests.ts';
import { workNext } from '../work-next.ts';
import { documensoPort } from './documenso-port.ts';
import { Pace } from './pace.ts';

let harness: SigningHarness;
let bench: DocumensoBench;
beforeAll(async () => {
  harness = await openHarness(async (context) => {
    bench = await openDocumensoBench(context);
    return bench;
  });
});
afterEach(async () => {
  await harness.clear();
  bench.fake.isSealing = true;
  bench.fake.folders.length = 0;
  bench.fake.defaultRecipients.length = 0;
  bench.fake.asked.length = 0;
});
afterAll(() => harness.close());

async function invite(): Promise<{ key: RequestKey; id: string }> {
  const key = await harness.promise();
  await harness.work();
  return { key, id: await harness.providerIdOf(key) };
}

function signBoth(id: string): void {
  bench.fake.sign(id, '1');
  bench.fake.sign(id, '2');
}

const envelopeOf = (id: string) => {
  const found = bench.fake.envelopes.find((each) => each.id === id);
  if (!found) throw new Error('no envelope');
  return found;
};
const bodyOf = (news: News | undefined) =>
  JSON.parse(Buffer.from(news && 'raw' in news ? news.raw : []).toString());
/** Lets time go by at once, then works. */
const later = (ms: number) => {
  harness.pass(ms);
  return harness.work();
};
const stateOf = async (key: RequestKey) => (await harness.find(key)).state;

describe('what a running Documenso was seen to do', () => {
  it('1: all signed and still pending is sealing; nothing is fetched then, and an operator hears after half an hour', async () => {
    const { key, id } = await invite();
    bench.fake.isSealing = false;
    signBoth(id);
    await harness.workFor(20 * minuteMs);
    expect(await stateOf(key)).toBe('sealing');
    const early = await fetch(
      `${bench.fake.url}/api/v2/envelope/item/${envelopeOf(id).itemId}/download?version=signed`,
      {
        headers: { authorization: bench.fake.apiToken },
      },
    );
    expect(early.status).toBe(200);
    expect(new Uint8Array(await early.arrayBuffer())).toEqual(envelopeOf(id).original);
    await expect(bench.port.artefacts(id)).rejects.toBeInstanceOf(NotReady);
    expect(harness.alarms).toEqual([]);
    await harness.workFor(120 * minuteMs);
    expect(harness.alarms.at(-1)).toContain('not sealed');
    expect(bench.fake.asked.filter((each) => each.includes('download')).length).toBe(1);
    bench.fake.seal(id);
    await harness.workFor(60 * minuteMs);
    expect(await stateOf(key)).toBe('completed');
  });

  it('1: an unsigned paper under the name of the signed one is not stored, even when it says completed', async () => {
    const { key, id } = await invite();
    signBoth(id);
    harness.pass(10 * minuteMs);
    const artefacts = async () => ({ signedDocument: envelopeOf(id).original });
    await workNext({ ...harness.running, port: { ...bench.port, artefacts } });
    expect(await stateOf(key)).toBe('sealing');
    expect(await readSignedPaper(harness.context.db, harness.context.keys, key)).toBeUndefined();
    await harness.workFor(60 * minuteMs);
    expect(await stateOf(key)).toBe('completed');
  });

  it('2: the audit log is asked for only once the paper is completed, and is stored with it', async () => {
    const { key, id } = await invite();
    await harness.workFor(60 * minuteMs);
    expect(bench.fake.asked.some((each) => each.includes('audit-log'))).toBe(false);
    signBoth(id);
    await harness.workFor(60 * minuteMs);
    const paper = await readSignedPaper(harness.context.db, harness.context.keys, key);
    expect(Buffer.from(paper?.auditDocument ?? []).toString()).toBe('%PDF-1.7 audit');
  });

  it('3: it takes the same external id twice, so ours is looked for first and what is surplus is removed', async () => {
    const key = await harness.promise();
    const order = await openOrder(harness.context, await harness.find(key));
    const [one, two] = [documensoPort(bench.settings), documensoPort(bench.settings)];
    const [first, second] = await Promise.all([one.create(order), two.create(order)]);
    expect(first).toEqual(second);
    expect(await bench.live(key.requestId)).toBe(1);
    bench.fake.asked.length = 0;
    expect(await documensoPort(bench.settings).create(order)).toEqual(first);
    const asked = bench.fake.asked.map((each) => each.split('?')[0]);
    expect(asked).toEqual(['GET /api/v2/folder', 'GET /api/v2/envelope']);
  });

  it('3: a search that finds others by their title does not mislead', async () => {
    const key = await harness.promise();
    const order = await openOrder(harness.context, await harness.find(key));
    const other = {
      ...order,
      requestId: '00000000-0000-4000-8000-000000000000',
      title: `W sprawie ${order.requestId}`,
    };
    const { providerId } = await bench.port.create(other);
    expect((await bench.port.create(order)).providerId).not.toBe(providerId);
  });

  it('3: one that somebody put into a folder, behind a hundred others, is found again', async () => {
    const key = await harness.promise();
    const order = await openOrder(harness.context, await harness.find(key));
    const { providerId } = await bench.port.create(order);
    bench.fake.folders.push(...Array.from({ length: 120 }, (_, i) => `folder_${i}`));
    envelopeOf(providerId).folderId = 'folder_119';
    const others = Array.from({ length: 130 }, (_, i) => ({
      ...envelopeOf(providerId),
      id: `other_${i}`,
      externalId: `${order.requestId} ${i}`,
    }));
    bench.fake.envelopes.push(...others);
    expect((await bench.port.create(order)).providerId).toBe(providerId);
    expect(await bench.live(key.requestId)).toBe(1);
    bench.fake.envelopes.length = 0;
  });

  it('4: inviting twice sends one mail, and the second call changes nothing', async () => {
    const { key, id } = await invite();
    await bench.port.send(id);
    expect(envelopeOf(id).mails).toBe(1);
    const headers = { authorization: bench.fake.apiToken, 'content-type': 'application/json' };
    const body = JSON.stringify({ envelopeId: id });
    await fetch(`${bench.fake.url}/api/v2/envelope/distribute`, { method: 'POST', headers, body });
    const sent = envelopeOf(id).news.filter((news) => bodyOf(news).event === 'DOCUMENT_SENT');
    expect(sent).toHaveLength(2);
    for (const news of sent) await harness.deliver(news);
    await harness.work();
    expect(await harness.steps(key)).toEqual(['queued', 'creating', 'created', 'sent']);
  });

  it('5: recipients who are "not sent" in the call of sending count as invited', async () => {
    const { key, id } = await invite();
    const sent = envelopeOf(id).news.find((news) => bodyOf(news).event === 'DOCUMENT_SENT');
    expect(bodyOf(sent).payload.recipients[0].sendStatus).toBe('NOT_SENT');
    if (sent) await harness.deliver(sent);
    await harness.work();
    expect(await stateOf(key)).toBe('sent');
  });

  it('6 and 9: calls that are lost, or refused because the portal stands at a private address, cost one look', async () => {
    const { key, id } = await invite();
    signBoth(id);
    expect(envelopeOf(id).news.length).toBeGreaterThan(4);
    expect(await stateOf(key)).toBe('sent');
    await harness.workFor(10 * minuteMs);
    expect(await stateOf(key)).toBe('completed');
  });

  it('7: the same event at another time is the same call, another state of a recipient is another one', async () => {
    const { id } = await invite();
    bench.fake.sign(id, '1');
    const last = envelopeOf(id).news.at(-1);
    const key = (body: unknown) => {
      const raw = new Uint8Array(Buffer.from(JSON.stringify(body)));
      const hint = bench.port.verifyCallback({ 'x-documenso-secret': bench.fake.secret }, raw);
      return hint === 'invalid' ? hint : hint.dedupeKey;
    };
    const body = bodyOf(last);
    const recipients = body.payload.recipients as { signedAt: string | null }[];
    expect(key({ ...body, createdAt: '2030-01-01T00:00:00Z' })).toBe(key(body));
    expect(key({ ...body, payload: { ...body.payload, recipients: [...recipients].reverse() } })).toBe(
      key(body),
    );
    const [first, ...others] = recipients;
    const later = [{ ...first, signedAt: '2030-01-01T00:00:00Z' }, ...others];
    expect(key({ ...body, payload: { ...body.payload, recipients: later } })).not.toBe(key(body));
    expect(key({ ...body, event: 'DOCUMENT_OPENED' })).not.toBe(key(body));
  });

  it('8: the secret links of the signers are neither stored nor logged nor given on', async () => {
    const { key, id } = await invite();
    signBoth(id);
    for (const news of envelopeOf(id).news) await harness.deliver(news);
    await harness.workFor(60 * minuteMs);
    const observed = JSON.stringify([await bench.port.status(id), await harness.find(key), harness.alarms]);
    const hints = await harness.context.db.selectFrom('signature_hint').selectAll().execute();
    for (const { token } of envelopeOf(id).recipients) {
      expect(token).toMatch(/^secret-link-/);
      expect(observed + JSON.stringify(hints)).not.toContain(token);
    }
  });

  it('10: the second may sign first; the moments of signing are told, no order is made up', async () => {
    const { key, id } = await invite();
    bench.fake.sign(id, '2');
    await harness.workFor(10 * minuteMs);
    expect(await stateOf(key)).toBe('partially_signed');
    const { signers } = await bench.port.status(id);
    expect(signers.map(({ ref, state }) => [ref, state])).toEqual([
      ['1', 'waiting'],
      ['2', 'signed'],
    ]);
    bench.fake.sign(id, '1');
    await harness.workFor(60 * minuteMs);
    const kept = (await harness.find(key)).signer_states;
    expect(Date.parse(kept[1]?.signedAt ?? '')).toBeLessThan(Date.parse(kept[0]?.signedAt ?? ''));
  });

  it('11: its seal is its own, so it gives the simple level only, and nobody signs with an organiser that requires more', () => {
    expect(levelFault(bench.port, { organiser: 'A', requiredLevel: 'SES' })).toBeUndefined();
    const fault = levelFault(bench.port, { organiser: 'A', requiredLevel: 'QES' });
    expect(fault).toContain('SIGNING_PROVIDER documenso gives SES, but A requires QES');
  });
});

describe('an answer of the platform', () => {
  const askWith = async (weather: typeof bench.fake.weather, timeoutMs?: number) => {
    bench.fake.weather = weather;
    const port = documensoPort({ ...bench.settings, ...(timeoutMs ? { timeoutMs } : {}) });
    return port.status('envelope_x').catch((failure: Error) => failure);
  };

  it('is waited for as long as the platform asks', async () => {
    expect(await askWith('limit')).toMatchObject({ name: 'SigningDelayed', retryAfterMs: 1_800_000 });
    expect(await askWith('down')).toMatchObject({ retryAfterMs: 120_000 });
    const key = await harness.promise();
    bench.fake.weather = 'limit';
    await harness.work();
    const { due_at } = await harness.find(key);
    expect(due_at.getTime() - harness.now().getTime()).toBe(1_800_000);
  });

  it('that does not come, is nonsense, or has no end is asked for again', async () => {
    expect(await askWith('hang', 50)).toBeInstanceOf(SigningDelayed);
    expect(await askWith('garbage')).toBeInstanceOf(SigningDelayed);
    expect(await askWith('flood')).toMatchObject({ message: 'the platform gave an answer that is too long' });
  });

  it('that leads elsewhere is not followed', async () => {
    expect(await askWith('redirect')).toMatchObject({ message: 'the platform answered 302' });
  });

  it('is judged by its status and inner code, not by "internal error" at the top', async () => {
    expect(await askWith('fair')).toMatchObject({
      name: 'SigningRefused',
      message: 'the platform answered 404 NOT_FOUND',
    });
  });

  it('that refuses this paper for good ends the request, and an operator is told', async () => {
    const { key, id } = await invite();
    bench.fake.envelopes.splice(bench.fake.envelopes.indexOf(envelopeOf(id)), 1);
    await harness.workFor(10 * minuteMs);
    expect(await stateOf(key)).toBe('failed');
    expect(harness.alarms.at(-1)).toContain('404 NOT_FOUND');
  });

  it.each([
    ['redirect', '302'],
    ['unauthorized', '401 UNAUTHORIZED'],
    ['forbidden', '403 FORBIDDEN'],
    ['token-over', '400 EXPIRED_CODE'],
    ['plan-over', '400 LIMIT_EXCEEDED'],
  ] as const)(
    'of the kind %s gives up no paper, new or under way, and an operator is told at once',
    async (weather, told) => {
      const under = await invite();
      bench.fake.weather = weather;
      const early = await harness.promise();
      await harness.work();
      expect(harness.alarms.at(-1)).toContain(told);
      for (let i = 0; i < 4; i += 1) await later(18 * 60 * minuteMs);
      expect([await stateOf(early), await stateOf(under.key)]).toEqual(['creating', 'sent']);
      bench.fake.weather = 'fair';
      await later(120 * minuteMs);
      signBoth(under.id);
      signBoth(await harness.providerIdOf(early));
      await later(dayMs);
      expect([await stateOf(early), await stateOf(under.key)]).toEqual(['completed', 'completed']);
    },
  );

  it('is asked for a thousand times a minute at most, whatever waits', async () => {
    const waits: number[] = [];
    const pace = new Pace(3, harness.now, async (ms) => void waits.push(ms));
    const port = documensoPort({ ...bench.settings, pace });
    for (let i = 0; i < 5; i += 1) await port.status('envelope_x').catch(() => {});
    expect(waits).toEqual([minuteMs, minuteMs]);
    harness.pass(2 * minuteMs);
    await port.status('envelope_x').catch(() => {});
    expect(waits).toHaveLength(2);
  });
});

describe('what the platform is told', () => {
  it('are signers in their order, Polish mails, our id, and the date until which one may sign', async () => {
    const { key, id } = await invite();
    const { payload, externalId } = envelopeOf(id);
    expect(payload.globalAccessAuth).toEqual(['TWO_FACTOR_AUTH']);
    expect(externalId).toBe(key.requestId);
    expect(payload).toMatchObject({
      title: 'Umowa o dofinansowanie NDP-2026-7K3QXM',
      recipients: [
        { email: 'lucja@example.pl', role: 'SIGNER', signingOrder: 1 },
        { email: 'jan@example.pl', role: 'SIGNER', signingOrder: 2 },
      ],
      meta: {
        language: 'pl',
        signingOrder: 'SEQUENTIAL',
        envelopeExpirationPeriod: { unit: 'day', amount: 30 },
      },
    });
    expect(envelopeOf(id).original).toEqual(
      (await openOrder(harness.context, await harness.find(key))).document,
    );
  });
});

describe('what settings of the platform do to a paper', () => {
  it('those whom a team adds to everything neither sign, approve nor read it', async () => {
    bench.fake.defaultRecipients.push(
      { email: 'biuro@example.pl', role: 'SIGNER' },
      { email: 'szef@example.pl', role: 'APPROVER' },
      { email: 'kopia@example.pl', role: 'CC' },
    );
    const { key, id } = await invite();
    expect(envelopeOf(id).recipients.map(({ email }) => email)).toEqual([
      'lucja@example.pl',
      'jan@example.pl',
    ]);
    signBoth(id);
    await harness.workFor(10 * minuteMs);
    expect(await stateOf(key)).toBe('completed');
  });

  it('it mails the signed paper to nobody', async () => {
    const { id } = await invite();
    signBoth(id);
    expect(envelopeOf(id)).toMatchObject({ status: 'COMPLETED', mailedTo: [] });
  });

  it('its time stamps, which come behind the seal, hold nothing up; what was sent and what was signed are both kept', async () => {
    const stamps = await startTimeStamps(mkdtempSync(join(tmpdir(), 'stamps-')));
    bench.fake.timestampUrl = stamps.url;
    const { key, id } = await invite();
    signBoth(id);
    await harness.workFor(10 * minuteMs);
    bench.fake.timestampUrl = undefined;
    await stamps.close();
    expect(await stateOf(key)).toBe('completed');
    const paper = await readSignedPaper(harness.context.db, harness.context.keys, key);
    const { document } = await openOrder(harness.context, await harness.find(key));
    expect(document).toEqual(envelopeOf(id).original);
    expect(Buffer.from(paper?.signedDocument ?? []).subarray(0, document.length)).not.toEqual(
      Buffer.from(document),
    );
  });
});

describe('the last moment in which one may sign', () => {
  const until = () => new Date(harness.now().getTime() + 14 * dayMs);

  it('is fourteen days for the platform too, not thirteen, although a second passes before it is asked', async () => {
    const expiresAt = until();
    harness.pass(1000);
    const key = await harness.promise({ expiresAt });
    await harness.work();
    const { payload } = envelopeOf(await harness.providerIdOf(key));
    expect(payload.meta.envelopeExpirationPeriod.amount).toBe(14);
  });

  it('is not put off by reminders: at our deadline the signing ends, at once and on the platform too', async () => {
    const expiresAt = until();
    const key = await harness.promise({ expiresAt });
    await harness.work();
    const id = await harness.providerIdOf(key);
    await later(13 * dayMs);
    await bench.port.remind(id, ['1']);
    expect(Date.parse(envelopeOf(id).recipients[0]?.expiresAt ?? '')).toBeGreaterThan(expiresAt.getTime());
    await later(dayMs - 10 * minuteMs);
    expect(await stateOf(key)).toBe('sent');
    await later(10 * minuteMs);
    expect([await stateOf(key), envelopeOf(id).status]).toEqual(['expired', 'CANCELLED']);
  });

  it('is no end for a paper that all have signed in time', async () => {
    const key = await harness.promise({ expiresAt: until() });
    await harness.work();
    const id = await harness.providerIdOf(key);
    bench.fake.isSealing = false;
    signBoth(id);
    await later(15 * dayMs);
    bench.fake.seal(id);
    await later(dayMs);
    expect(await stateOf(key)).toBe('completed');
  });
});

describe('an account of a partner’s own, and a provider of before', () => {
  it('has its own address, token and callbacks; papers under way stay where they are', async () => {
    const { key, id } = await invite();
    const own = await openDocumensoBench({ ...harness.context, clock: harness.now });
    const ownPort = documensoPort(own.settings, 'mpec');
    const now = { ...harness.running, port: own.port, ownPorts: new Map([['mpec', ownPort]]) };
    expect([portOf(now, 'mpec').name, portOf(now, 'duon').name]).toEqual(['documenso-mpec', 'documenso']);
    const changed = { ...harness.running, port: ownPort, formerPorts: [bench.port] };
    signBoth(id);
    harness.pass(10 * minuteMs);
    while ((await workNext(changed)) !== 'idle') {}
    expect(await stateOf(key)).toBe('completed');
    expect(own.fake.asked).toEqual([]);
    await own.close();
  });

  it('is left alone, not lost, while it is configured no more', async () => {
    const { key, id } = await invite();
    signBoth(id);
    const own = await openDocumensoBench({ ...harness.context, clock: harness.now });
    harness.pass(10 * minuteMs);
    expect(await workNext({ ...harness.running, port: documensoPort(own.settings, 'mpec') })).toBe('idle');
    await own.close();
    await harness.work();
    expect(await stateOf(key)).toBe('completed');
  });
});
