import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readApplications } from '../../testing/stored.ts';
import { homeApplication, post } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

/** Runs of the short form; `MODEL_RUNS` asks for more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 10);
const minuteMs = 60_000;
/** The same submission within this time is a repetition, ms. */
const repetitionMs = 10 * minuteMs;

const api = await startTestApi();
afterAll(() => api.close());

/** What one of two browsers does; `at` counts the applications that were answered so far. */
type BrowserAction =
  | { readonly does: 'submit'; readonly body: 0 | 1; readonly key: 0 | 1 | 2 | undefined }
  | { readonly does: 'resend'; readonly at: number }
  | { readonly does: 'correct'; readonly at: number; readonly key: 0 | 1 | 2 };

interface Filed {
  readonly body: number;
  /** Key it was sent with: the secret that corrects its address. */
  readonly key: number | undefined;
  readonly sentAt: number;
  /** How often its address was corrected. */
  readonly corrections: number;
  /** Mails promised with a link. */
  readonly mails: number;
}

/** The rules of submissions in few words. */
interface SubmissionModel {
  readonly filed: readonly Filed[];
  /** For each key the body it came with, and the application it was answered with. */
  readonly keys: Readonly<Record<number, { readonly body: number; readonly answered: number }>>;
}

interface Foretold {
  readonly code: number;
  /** Which application a submission is answered with. */
  readonly answered?: number | undefined;
  readonly next: SubmissionModel;
}

const isRepetition = (body: number, now: number) => (each: Filed) =>
  each.body === body && each.corrections === 0 && now - each.sentAt < repetitionMs;

function foretell(model: SubmissionModel, act: BrowserAction, now: number): Foretold {
  if (act.does === 'submit') return foretellSubmission(model, act.body, act.key, now);
  const filed = model.filed[act.at];
  if (act.does === 'resend') {
    return { code: 202, next: filed ? replace(model, act.at, { ...filed, mails: filed.mails + 1 }) : model };
  }
  if (filed?.key !== act.key) return { code: 404, next: model };
  const corrected = { ...filed, corrections: filed.corrections + 1, mails: filed.mails + 1 };
  return { code: 202, next: replace(model, act.at, corrected) };
}

function foretellSubmission(
  model: SubmissionModel,
  body: number,
  key: number | undefined,
  now: number,
): Foretold {
  const used = key === undefined ? undefined : model.keys[key];
  if (used && used.body !== body) return { code: 422, next: model };
  if (used) return { code: 201, answered: used.answered, next: model };
  const known = model.filed.findLastIndex(isRepetition(body, now));
  const answered = known >= 0 ? known : model.filed.length;
  const fresh = { body, key, sentAt: now, corrections: 0, mails: 1 };
  const filed = known >= 0 ? model.filed : [...model.filed, fresh];
  const keys = key === undefined ? model.keys : { ...model.keys, [key]: { body, answered } };
  return { code: 201, answered, next: { filed, keys } };
}

function replace(model: SubmissionModel, at: number, filed: Filed): SubmissionModel {
  return { ...model, filed: model.filed.with(at, filed) };
}

const bodies = [homeApplication, { ...homeApplication, note: 'inny dom' }];
const nobody = '00000000-0000-4000-8000-000000000000';

function perform(act: NamedAct): Promise<LightMyRequestResponse> {
  if (act.does === 'submit') {
    return post(api, '/applications', bodies[act.body], act.key === undefined ? {} : { key: `k${act.key}` });
  }
  if (act.does === 'resend') return post(api, `/applications/${act.id}/resend`, undefined);
  const correction = { email: `poprawny${act.key}@example.pl`, submission_secret: `k${act.key}` };
  return post(api, `/applications/${act.id}/email`, correction);
}

const key = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const at = fc.nat(2);
const submission = fc.record({
  does: fc.constant('submit' as const),
  body: fc.constantFrom<0 | 1>(0, 1),
  key: fc.option(key, { nil: undefined }),
});
const act: fc.Arbitrary<BrowserAction> = fc.oneof(
  { weight: 5, arbitrary: submission },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('resend' as const), at }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), at, key }) },
);
/** One or both browsers do something at the same moment, after so many minutes. */
const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 2 }),
  minutes: fc.constantFrom(0, 0, 0, 4, 11),
});

describe('estimates sent by two browsers, whatever they repeat and in which order', () => {
  it(
    'are one application each, with one mail for each that was asked for, and none is lost',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 8 }), async (moments) => {
          await api.clear();
          let worlds: readonly World[] = [{ model: { filed: [], keys: {} }, ids: [] }];
          for (const { acts: wished, minutes } of moments) {
            api.pass(minutes * minuteMs);
            await api.context.counters.forget();
            const now = api.context.clock().getTime();
            const acts = wished.map((each) => nameIn(worlds[0], each));
            const answers = await Promise.all(acts.map(perform));
            const before = worlds;
            worlds = before.flatMap((world) => follow(world, acts, answers, now));
            const said = answers.map(({ statusCode, body }) => [statusCode, body]);
            expect(worlds, JSON.stringify({ before, acts, said })).not.toEqual([]);
          }
          for (const world of worlds.slice(0, 1)) await expectStored(world);
        }),
        { numRuns },
      );
    },
    numRuns * 2_000,
  );
});

/** One way in which all that was answered can have happened; the ids stand beside the applications of the rules. */
interface World {
  readonly model: SubmissionModel;
  readonly ids: readonly string[];
}

/** An act that names an application by its id; only what was answered before has one. */
type NamedAct = BrowserAction & { readonly id: string };

function nameIn(world: World | undefined, act: BrowserAction): NamedAct {
  return { ...act, id: ('at' in act ? world?.ids[act.at] : undefined) ?? nobody };
}

/** The orders in which the acts of a moment can have been done to be answered as they were. */
function follow(
  world: World,
  acts: readonly NamedAct[],
  answers: readonly LightMyRequestResponse[],
  now: number,
): World[] {
  const orders =
    acts.length === 1
      ? [[0]]
      : [
          [0, 1],
          [1, 0],
        ];
  return orders.flatMap((order) => {
    let { model, ids } = world;
    for (const i of order) {
      const act = acts[i];
      const answer = answers[i];
      if (!act || !answer) return [];
      const details = foretell(model, 'at' in act ? { ...act, at: ids.indexOf(act.id) } : act, now);
      if (answer.statusCode !== details.code) return [];
      model = details.next;
      if (details.answered === undefined) continue;
      const id = String(answer.json().id);
      if (ids[details.answered] === undefined && !ids.includes(id)) ids = [...ids, id];
      if (ids[details.answered] !== id) return [];
    }
    return [{ model, ids }];
  });
}

/** What is stored is what the rules say: no application more or less, and for each the mails it was promised. */
async function expectStored({ model: { filed }, ids }: World): Promise<void> {
  const { db } = api.context;
  const stored = await readApplications(api.context);
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(filed.length);
  for (const [i, { corrections, mails, key: secret }] of filed.entries()) {
    const { email } = stored.find(({ id }) => id === ids[i]) ?? {};
    expect(email).toBe(corrections > 0 ? `poprawny${secret}@example.pl` : homeApplication.email);
    const promised = await db
      .selectFrom('outbox')
      .select('kind')
      .where('application_id', '=', String(ids[i]))
      .execute();
    expect(promised.map(({ kind }) => kind)).toEqual(Array(mails).fill('confirm-email'));
  }
}
