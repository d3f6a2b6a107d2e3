import { describe, expect, it } from 'vitest';
import { visitDocumenso } from '../../../testing/signing/documenso-visit.ts';
import { minuteMs } from '../../../testing/signing/signing-harness.ts';
import { levelFault } from '../port/levels.ts';
import { NotReady } from '../port/port.ts';
import { workNext } from '../reconcile/work-next.ts';
import { findSignedDocument } from '../requests/artefacts.ts';
import { openOrder } from '../requests/requests.ts';
import { documensoPort } from './documenso-port.ts';

const visit = await visitDocumenso();

describe('what a running Documenso was seen to do', () => {
  it('1: all signed and still pending is sealing; nothing is fetched then, and an operator hears after half an hour', async () => {
    const { key, id } = await visit.invite();
    visit.bench.fake.isSealing = false;
    visit.signBoth(id);
    await visit.harness.workFor(20 * minuteMs);
    expect(await visit.stateOf(key)).toBe('sealing');
    const early = await fetch(
      `${visit.bench.fake.url}/api/v2/envelope/item/${visit.envelopeOf(id).itemId}/download?version=signed`,
      {
        headers: { authorization: visit.bench.fake.apiToken },
      },
    );
    expect(early.status).toBe(200);
    expect(new Uint8Array(await early.arrayBuffer())).toEqual(visit.envelopeOf(id).original);
    await expect(visit.bench.port.artefacts(id)).rejects.toBeInstanceOf(NotReady);
    expect(visit.harness.alarms).toEqual([]);
    await visit.harness.workFor(120 * minuteMs);
    expect(visit.harness.alarms.at(-1)).toContain('not sealed');
    expect(visit.bench.fake.asked.filter((each) => each.includes('download')).length).toBe(1);
    visit.bench.fake.seal(id);
    await visit.harness.workFor(60 * minuteMs);
    expect(await visit.stateOf(key)).toBe('completed');
  });

  it('1: an unsigned paper under the name of the signed one is not stored, even when it says completed', async () => {
    const { key, id } = await visit.invite();
    visit.signBoth(id);
    visit.harness.pass(10 * minuteMs);
    const artefacts = async () => ({ signedDocument: visit.envelopeOf(id).original });
    await workNext({ ...visit.harness.running, port: { ...visit.bench.port, artefacts } });
    expect(await visit.stateOf(key)).toBe('sealing');
    expect(await findSignedDocument(visit.harness.context, key)).toBeUndefined();
    await visit.harness.workFor(60 * minuteMs);
    expect(await visit.stateOf(key)).toBe('completed');
  });

  it('2: the audit log is asked for only once the paper is completed, and is stored with it', async () => {
    const { key, id } = await visit.invite();
    await visit.harness.workFor(60 * minuteMs);
    expect(visit.bench.fake.asked.some((each) => each.includes('audit-log'))).toBe(false);
    visit.signBoth(id);
    await visit.harness.workFor(60 * minuteMs);
    const paper = await findSignedDocument(visit.harness.context, key);
    expect(Buffer.from(paper?.auditDocument ?? []).toString()).toBe('%PDF-1.7 audit');
  });

  it('3: it takes the same external id twice, so ours is looked for first and what is surplus is removed', async () => {
    const key = await visit.harness.promise();
    const order = await openOrder(visit.harness.context, await visit.harness.find(key));
    const [one, two] = [documensoPort(visit.bench.settings), documensoPort(visit.bench.settings)];
    const [first, second] = await Promise.all([one.create(order), two.create(order)]);
    expect(first).toEqual(second);
    expect(await visit.bench.live(key.requestId)).toBe(1);
    visit.bench.fake.asked.length = 0;
    expect(await documensoPort(visit.bench.settings).create(order)).toEqual(first);
    const asked = visit.bench.fake.asked.map((each) => each.split('?')[0]);
    expect(asked).toEqual(['GET /api/v2/folder', 'GET /api/v2/envelope']);
  });

  it('3: a search that finds others by their title does not mislead', async () => {
    const key = await visit.harness.promise();
    const order = await openOrder(visit.harness.context, await visit.harness.find(key));
    const other = {
      ...order,
      requestId: '00000000-0000-4000-8000-000000000000',
      title: `W sprawie ${order.requestId}`,
    };
    const { providerId } = await visit.bench.port.create(other);
    expect((await visit.bench.port.create(order)).providerId).not.toBe(providerId);
  });

  it('3: one that somebody put into a folder, behind a hundred others, is found again', async () => {
    const key = await visit.harness.promise();
    const order = await openOrder(visit.harness.context, await visit.harness.find(key));
    const { providerId } = await visit.bench.port.create(order);
    visit.bench.fake.folders.push(...Array.from({ length: 120 }, (_, i) => `folder_${i}`));
    visit.envelopeOf(providerId).folderId = 'folder_119';
    const others = Array.from({ length: 130 }, (_, i) => ({
      ...visit.envelopeOf(providerId),
      id: `other_${i}`,
      externalId: `${order.requestId} ${i}`,
    }));
    visit.bench.fake.envelopes.push(...others);
    expect((await visit.bench.port.create(order)).providerId).toBe(providerId);
    expect(await visit.bench.live(key.requestId)).toBe(1);
    visit.bench.fake.envelopes.length = 0;
  });

  it('4: inviting twice sends one mail, and the second call changes nothing', async () => {
    const { key, id } = await visit.invite();
    await visit.bench.port.send(id);
    expect(visit.envelopeOf(id).mails).toBe(1);
    const headers = { authorization: visit.bench.fake.apiToken, 'content-type': 'application/json' };
    const body = JSON.stringify({ envelopeId: id });
    await fetch(`${visit.bench.fake.url}/api/v2/envelope/distribute`, { method: 'POST', headers, body });
    const sent = visit.envelopeOf(id).news.filter((news) => visit.bodyOf(news).event === 'DOCUMENT_SENT');
    expect(sent).toHaveLength(2);
    for (const news of sent) await visit.harness.deliver(news);
    await visit.harness.work();
    expect(await visit.harness.steps(key)).toEqual(['queued', 'creating', 'created', 'sent']);
  });

  it('5: recipients who are "not sent" in the call of sending count as invited', async () => {
    const { key, id } = await visit.invite();
    const sent = visit.envelopeOf(id).news.find((news) => visit.bodyOf(news).event === 'DOCUMENT_SENT');
    expect(visit.bodyOf(sent).payload.recipients[0].sendStatus).toBe('NOT_SENT');
    if (sent) await visit.harness.deliver(sent);
    await visit.harness.work();
    expect(await visit.stateOf(key)).toBe('sent');
  });

  it('6 and 9: calls that are lost, or refused because the portal stands at a private address, cost one look', async () => {
    const { key, id } = await visit.invite();
    visit.signBoth(id);
    expect(visit.envelopeOf(id).news.length).toBeGreaterThan(4);
    expect(await visit.stateOf(key)).toBe('sent');
    await visit.harness.workFor(10 * minuteMs);
    expect(await visit.stateOf(key)).toBe('completed');
  });

  it('7: the same event at another time is the same call, another state of a recipient is another one', async () => {
    const { id } = await visit.invite();
    visit.bench.fake.sign(id, '1');
    const last = visit.envelopeOf(id).news.at(-1);
    const key = (body: unknown) => {
      const raw = new Uint8Array(Buffer.from(JSON.stringify(body)));
      const hint = visit.bench.port.verifyCallback({ 'x-documenso-secret': visit.bench.fake.secret }, raw);
      return hint === 'invalid' ? hint : hint.dedupeKey;
    };
    const body = visit.bodyOf(last);
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
    const { key, id } = await visit.invite();
    visit.signBoth(id);
    for (const news of visit.envelopeOf(id).news) await visit.harness.deliver(news);
    await visit.harness.workFor(60 * minuteMs);
    const observed = JSON.stringify([
      await visit.bench.port.status(id),
      await visit.harness.find(key),
      visit.harness.alarms,
    ]);
    const hints = await visit.harness.context.db.selectFrom('signature_hint').selectAll().execute();
    for (const { token } of visit.envelopeOf(id).recipients) {
      expect(token).toMatch(/^secret-link-/);
      expect(observed + JSON.stringify(hints)).not.toContain(token);
    }
  });

  it('10: the second may sign first; the moments of signing are told, no order is made up', async () => {
    const { key, id } = await visit.invite();
    visit.bench.fake.sign(id, '2');
    await visit.harness.workFor(10 * minuteMs);
    expect(await visit.stateOf(key)).toBe('partially_signed');
    const { signers } = await visit.bench.port.status(id);
    expect(signers.map(({ ref, state }) => [ref, state])).toEqual([
      ['1', 'waiting'],
      ['2', 'signed'],
    ]);
    visit.bench.fake.sign(id, '1');
    await visit.harness.workFor(60 * minuteMs);
    const kept = (await visit.harness.find(key)).signer_states;
    expect(Date.parse(kept[1]?.signedAt ?? '')).toBeLessThan(Date.parse(kept[0]?.signedAt ?? ''));
  });

  it('11: its seal is its own, so it gives the simple level only, and nobody signs with an organiser that requires more', () => {
    expect(levelFault(visit.bench.port, { organiser: 'A', requiredLevel: 'SES' })).toBeUndefined();
    const fault = levelFault(visit.bench.port, { organiser: 'A', requiredLevel: 'QES' });
    expect(fault).toContain('SIGNING_PROVIDER documenso gives SES, but A requires QES');
  });
});

describe('what the platform is told', () => {
  it('are signers in their order, Polish mails, our id, and the date until which one may sign', async () => {
    const { key, id } = await visit.invite();
    const { payload, externalId } = visit.envelopeOf(id);
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
    expect(visit.envelopeOf(id).original).toEqual(
      (await openOrder(visit.harness.context, await visit.harness.find(key))).document,
    );
  });
});
