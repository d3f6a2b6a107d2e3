import { describe, expect, it } from 'vitest';
import { visitDocumenso } from '../../../testing/signing/documenso-visit.ts';
import { dayMs, minuteMs } from '../../../testing/signing/signing-harness.ts';
import { SigningDelayed } from '../port/port.ts';
import { documensoPort } from './documenso-port.ts';
import { Pace } from './pace.ts';

const visit = await visitDocumenso();

describe('an answer of the platform', () => {
  const askWith = async (weather: typeof visit.bench.fake.weather, timeoutMs?: number) => {
    visit.bench.fake.weather = weather;
    const port = documensoPort({ ...visit.bench.settings, ...(timeoutMs ? { timeoutMs } : {}) });
    return port.status('envelope_x').catch((failure: Error) => failure);
  };

  it('is waited for as long as the platform asks', async () => {
    expect(await askWith('limit')).toMatchObject({ name: 'SigningDelayed', retryAfterMs: 1_800_000 });
    expect(await askWith('down')).toMatchObject({ retryAfterMs: 120_000 });
    const key = await visit.harness.promise();
    visit.bench.fake.weather = 'limit';
    await visit.harness.work();
    const { due_at } = await visit.harness.find(key);
    expect(due_at.getTime() - visit.harness.now().getTime()).toBe(1_800_000);
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
    const { key, id } = await visit.invite();
    visit.bench.fake.envelopes.splice(visit.bench.fake.envelopes.indexOf(visit.envelopeOf(id)), 1);
    await visit.harness.workFor(10 * minuteMs);
    expect(await visit.stateOf(key)).toBe('failed');
    expect(visit.harness.alarms.at(-1)).toContain('404 NOT_FOUND');
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
      const under = await visit.invite();
      visit.bench.fake.weather = weather;
      const early = await visit.harness.promise();
      await visit.harness.work();
      expect(visit.harness.alarms.at(-1)).toContain(told);
      for (let i = 0; i < 4; i += 1) await visit.later(18 * 60 * minuteMs);
      expect([await visit.stateOf(early), await visit.stateOf(under.key)]).toEqual(['creating', 'sent']);
      visit.bench.fake.weather = 'fair';
      await visit.later(120 * minuteMs);
      visit.signBoth(under.id);
      visit.signBoth(await visit.harness.providerIdOf(early));
      await visit.later(dayMs);
      expect([await visit.stateOf(early), await visit.stateOf(under.key)]).toEqual([
        'completed',
        'completed',
      ]);
    },
  );

  it('is asked for a thousand times a minute at most, whatever waits', async () => {
    const waits: number[] = [];
    const pace = new Pace(3, visit.harness.now, async (ms) => void waits.push(ms));
    const port = documensoPort({ ...visit.bench.settings, pace });
    for (let i = 0; i < 5; i += 1) await port.status('envelope_x').catch(() => {});
    expect(waits).toEqual([minuteMs, minuteMs]);
    visit.harness.pass(2 * minuteMs);
    await port.status('envelope_x').catch(() => {});
    expect(waits).toHaveLength(2);
  });
});
