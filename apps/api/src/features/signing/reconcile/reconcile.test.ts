import { describe, expect, it } from 'vitest';
import { checkDelayMs, decide, nextAction, type ProviderAnswer, type RequestFacts } from './reconcile.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const now = new Date('2026-11-21T11:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const sent: RequestFacts = {
  state: 'sent',
  provider_id: 'e1',
  cancel_reason: null,
  created_at: ago(minuteMs),
  changed_at: ago(minuteMs),
  attempts: 1,
  looks: 0,
  failing_since: null,
};
const creating: RequestFacts = { ...sent, state: 'creating', provider_id: null };
const seen = (state: 'sent' | 'sealing' | 'error'): ProviderAnswer => ({
  kind: 'observed',
  observation: { state, signers: [] },
});
const delayed: ProviderAnswer = { kind: 'delayed', reason: 'the platform did not answer' };
const pauseOf = (request: RequestFacts, answer: ProviderAnswer) =>
  decide(request, answer, now, 0.999).dueAt.getTime() - now.getTime();

describe('the next thing to do', () => {
  it.each([
    ['creating, when nothing stands at the provider', creating, 'create'],
    ['inviting, when it was created', { ...sent, state: 'created' }, 'send'],
    ['looking, when the signers were invited', sent, 'look'],
    ['telling the provider, when it was called off', { ...sent, cancel_reason: 'x' }, 'cancel'],
    [
      'nothing but dropping, when it was called off in the queue',
      { ...creating, state: 'queued', cancel_reason: 'x' },
      'drop',
    ],
    [
      'finding out what was created, when it was called off meanwhile',
      { ...creating, cancel_reason: 'x' },
      'create',
    ],
    ['nothing, when it has ended', { ...sent, state: 'completed' }, 'none'],
  ] as const)('is %s', (_what, request, action) => {
    expect(nextAction(request)).toBe(action);
  });
});

describe('looks at a paper that does not change', () => {
  it('are 1, 5, 15 and then 60 minutes apart, four hours after the first day, and a day after the first week', () => {
    expect([0, 1, 2, 3, 4, 99].map((looks) => checkDelayMs(looks, hourMs) / minuteMs)).toEqual([
      1, 5, 15, 60, 60, 60,
    ]);
    expect([checkDelayMs(99, dayMs - 1), checkDelayMs(99, dayMs)]).toEqual([hourMs, 4 * hourMs]);
    expect(checkDelayMs(99, 7 * dayMs - 1)).toBe(4 * hourMs);
    expect(checkDelayMs(0, 7 * dayMs)).toBe(dayMs);
  });

  it('grow rarer only while nothing changes', () => {
    expect(decide({ ...sent, looks: 2 }, seen('sent'), now, 0)).toMatchObject({ state: 'sent', looks: 3 });
    expect(decide({ ...sent, looks: 2 }, seen('sealing'), now, 0)).toMatchObject({
      state: 'sealing',
      looks: 0,
    });
  });

  it('tell an operator when sealing has lasted half an hour', () => {
    const sealing = { ...sent, state: 'sealing' } as const;
    const alarmAfter = (ms: number) =>
      decide({ ...sealing, changed_at: ago(ms) }, seen('sealing'), now, 0).alarm;
    expect(alarmAfter(30 * minuteMs - 1)).toBeUndefined();
    expect(alarmAfter(30 * minuteMs)).toBe('all have signed, but the paper is not sealed');
  });
});

describe('a provider that does not answer', () => {
  it('is asked again after one second, then ever more rarely, every quarter of an hour at last', () => {
    const seconds = [1, 2, 3, 11, 50].map((attempts) =>
      Math.round(pauseOf({ ...creating, attempts }, delayed) / 1000),
    );
    expect(seconds).toEqual([1, 2, 4, 900, 900]);
  });

  it('is left alone as long as it asks, a day at most', () => {
    expect(pauseOf(creating, { ...delayed, retryAfterMs: hourMs })).toBe(hourMs);
    expect(pauseOf(creating, { ...delayed, retryAfterMs: 90 * dayMs })).toBe(dayMs);
  });

  it('is given up after 48 hours when nobody was invited yet, and never once somebody may be signing', () => {
    const failing_since = ago(48 * hourMs);
    expect(decide({ ...creating, failing_since }, delayed, now, 0)).toMatchObject({ state: 'failed' });
    const waiting = decide({ ...sent, failing_since }, delayed, now, 0);
    expect(waiting).toMatchObject({ state: 'sent', alarm: 'the platform did not answer; for two days now' });
    expect(pauseOf({ ...sent, failing_since }, delayed)).toBe(hourMs);
  });

  it('starts the count anew once it has answered', () => {
    const failing = { ...sent, attempts: 9, failing_since: ago(hourMs) };
    expect(decide(failing, seen('sent'), now, 0)).toMatchObject({
      attempts: 0,
      failingSince: null,
      error: null,
    });
  });
});

describe('an answer that ends things', () => {
  it('is a refusal, or an error of the platform: the request fails and an operator is told', () => {
    const refused = decide(creating, { kind: 'refused', reason: 'the platform answered 401' }, now, 0);
    expect(refused).toMatchObject({ state: 'failed', alarm: 'the platform answered 401' });
    expect(decide(sent, seen('error'), now, 0)).toMatchObject({ state: 'failed' });
  });

  it('does not undo what has ended before', () => {
    expect(decide({ ...sent, state: 'cancelled' }, seen('sent'), now, 0).state).toBe('cancelled');
  });
});
