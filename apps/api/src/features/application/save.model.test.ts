import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { homeSections, type Link, owner, put, sectionNames } from '../../testing/applications.ts';
import { getByLink, post, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

/** Runs of the short form; `MODEL_RUNS` asks for more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 10);

const api = await startTestApi();
afterAll(() => api.close());

/** What somebody does in one of two windows. */
type WindowAction =
  | { readonly does: 'read' | 'confirm' | 'consents' | 'correct' | 'withdraw' }
  | { readonly does: 'save'; readonly section: Filled; readonly value: Value; readonly sees: boolean };
type Filled = Exclude<SectionName, 'consent'>;
type Value = 0 | 1;

/** The rules of an application in few words. */
interface ApplicationModel {
  readonly status: 'submitted' | 'verified' | 'in_completion' | 'completed' | 'withdrawn';
  readonly revision: number;
  readonly saved: Readonly<Partial<Record<SectionName, { value: Value; revision: number }>>>;
  readonly timeline: readonly string[];
}

/** What the rules answer: a status, and where the application stands then. */
interface Foretold {
  readonly code: number;
  readonly next: ApplicationModel;
}

const sections = sectionNames.filter((name): name is Filled => name !== 'consent');
const isOpen = ({ status }: ApplicationModel) => status !== 'completed' && status !== 'withdrawn';
const way = ['submitted', 'verified', 'in_completion', 'completed'] as const;

function enter(model: ApplicationModel, status: ApplicationModel['status']): ApplicationModel {
  if (status === model.status) return model;
  const from = (way as readonly string[]).indexOf(model.status);
  const to = (way as readonly string[]).indexOf(status);
  const entered = from >= 0 && from < to ? way.slice(from + 1, to + 1) : [status];
  return { ...model, status, timeline: [...model.timeline, ...entered] };
}

/** @param seen  the revision the window has read last */
function foretell(model: ApplicationModel, act: WindowAction, seen: number): Foretold {
  const grown = { ...model, revision: model.revision + 1 };
  switch (act.does) {
    case 'read':
      return { code: 200, next: model };
    case 'confirm':
      return { code: 200, next: model.status === 'submitted' ? enter(grown, 'verified') : model };
    case 'withdraw':
      return { code: 200, next: model.status === 'withdrawn' ? model : enter(grown, 'withdrawn') };
    case 'correct': {
      const { consent: _, ...saved } = model.saved;
      const isAllowed = model.status === 'completed';
      return isAllowed
        ? { code: 200, next: enter({ ...grown, saved }, 'in_completion') }
        : { code: 409, next: model };
    }
    case 'consents':
      return foretellSave(model, 'consent', 0, undefined);
    case 'save':
      return foretellSave(model, act.section, act.value, act.sees ? seen : undefined);
  }
}

function foretellSave(
  model: ApplicationModel,
  name: SectionName,
  value: Value,
  seen: number | undefined,
): Foretold {
  const known = model.saved[name];
  if (!isOpen(model) && name !== 'consent') return { code: 409, next: model };
  if (known?.value === value) return { code: 200, next: model };
  const earlier = sectionNames.slice(0, sectionNames.indexOf(name));
  if (!isOpen(model) || earlier.some((each) => !model.saved[each])) return { code: 409, next: model };
  if (known && seen !== undefined && known.revision > seen) return { code: 412, next: model };
  const revision = model.revision + 1;
  const saved = { ...model.saved, [name]: { value, revision } };
  const isLast = sectionNames.every((each) => saved[each]);
  return { code: 200, next: enter({ ...model, saved, revision }, isLast ? 'completed' : 'in_completion') };
}

const bodies: Readonly<Record<Filled, readonly object[]>> = {
  client_info: [owner, { ...owner, first_name: 'Ewa' }],
  building_address: [homeSections.building_address, { ...homeSections.building_address, house_number: '13' }],
  building_info: [homeSections.building_info, { ...homeSections.building_info, land_registry_number: '9/9' }],
  settlement: [
    homeSections.settlement,
    { ...homeSections.settlement, bank_account_holder_name: 'Ewa Nowak' },
  ],
};

function perform(link: Link, act: WindowAction, seen: number): Promise<LightMyRequestResponse> {
  const path = `/applications/${link.token}/${link.id}`;
  switch (act.does) {
    case 'read':
      return getByLink(api, link);
    case 'confirm':
      return post(api, `${path}/confirmation`, undefined);
    case 'withdraw':
      return post(api, `${path}/withdrawal`, undefined);
    case 'correct':
      return post(api, `${path}/corrections`, { section: 'client_info' });
    case 'consents':
      return put(api, link, 'consent');
    case 'save': {
      const saving = act.sees ? { ifMatch: `"${seen}"` } : {};
      return put(api, link, act.section, bodies[act.section][act.value], saving);
    }
  }
}

/** What of an answer the rules speak of. */
function shownBy(answer: Readonly<Record<string, never>>) {
  const { status, revision, client, building_address, building_info, settlement, consent, history } =
    answer as {
      readonly [name: string]: Record<string, unknown> | null;
    };
  return {
    status,
    revision,
    values: [
      client?.first_name,
      building_address?.house_number,
      building_info?.land_registry_number,
      settlement?.bank_account_holder_name,
      consent !== null,
    ],
    timeline: (history as unknown as readonly { status: string }[]).map((event) => event.status),
  };
}

function shownAs({ status, revision, saved, timeline }: ApplicationModel) {
  const field = (name: Filled, key: string) => {
    const known = saved[name];
    return known && Object(bodies[name][known.value])[key];
  };
  return {
    status,
    revision,
    values: [
      field('client_info', 'first_name') ?? null,
      field('building_address', 'house_number'),
      field('building_info', 'land_registry_number'),
      field('settlement', 'bank_account_holder_name'),
      saved.consent !== undefined,
    ],
    timeline: [...timeline],
  };
}

const save = fc.record({
  does: fc.constant('save' as const),
  section: fc.constantFrom(...sections),
  value: fc.constantFrom<Value>(0, 1),
  sees: fc.boolean(),
});
const other = fc
  .constantFrom('read', 'confirm', 'consents', 'consents', 'correct')
  .map((does) => ({ does }) as WindowAction);
const withdrawal = fc.constant<WindowAction>({ does: 'withdraw' });
const act: fc.Arbitrary<WindowAction> = fc.oneof(
  { weight: 12, arbitrary: save },
  { weight: 8, arbitrary: other },
  { weight: 1, arbitrary: withdrawal },
);
/** Each window does one thing at the same moment, or only one of them does something. */
const moment = fc.tuple(act, fc.option(act, { nil: undefined }), fc.boolean());
const story = fc.record({
  filled: fc.nat(4),
  moments: fc.array(moment, { minLength: 3, maxLength: 8 }),
});

describe('an application in two windows, whatever happens in them and in which order', () => {
  it(
    'follows its rules: nothing saved is lost, each revision is one change, each status is entered once',
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async ({ filled, moments }) => {
          await api.clear();
          const link = await submitAndOpenMail(api);
          let model: ApplicationModel = {
            status: 'submitted',
            revision: 0,
            saved: {},
            timeline: ['submitted'],
          };
          const seen: [number, number] = [0, 0];
          for (const section of sections.slice(0, filled)) {
            await perform(link, { does: 'save', section, value: 0, sees: false }, 0);
            model = foretellSave(model, section, 0, undefined).next;
          }
          for (const [first, second, isSwapped] of moments) {
            const acts = [first, second].flatMap((each, i) => {
              const window = isSwapped ? 1 - i : i;
              return each ? [{ act: each, window, seen: seen[window] ?? 0 }] : [];
            });
            const answers = await Promise.all(acts.map((each) => perform(link, each.act, each.seen)));
            const got = answers.map(({ statusCode, body }) => ({
              code: statusCode,
              details: JSON.parse(body),
            }));
            const orders =
              acts.length === 1
                ? [[0]]
                : [
                    [0, 1],
                    [1, 0],
                  ];
            const fitting = orders
              .map((order) => follow(model, acts, order))
              .find(({ foretold }) =>
                foretold.every(({ code, next }, i) => {
                  const answer = got[i];
                  if (answer?.code !== code) return false;
                  // A read beside a change may show parts of both: it holds no row.
                  const isBeside = acts.length > 1 && acts[i]?.act.does === 'read';
                  return code !== 200 || isBeside || isSame(shownBy(answer.details), shownAs(next));
                }),
              );
            expect(fitting, describeMoment(model, acts, got)).toBeDefined();
            if (!fitting) return;
            model = fitting.model;
            for (const [i, { window }] of acts.entries()) {
              const { code, details } = got[i] ?? {};
              if (code === 200) seen[window] = details.revision;
              if (code === 412) expect(details.current.id).toBe(link.id);
            }
          }
          expect(shownBy((await getByLink(api, link)).json())).toEqual(shownAs(model));
          await expectOncePerCompletion(link, model);
        }),
        { numRuns },
      );
    },
    numRuns * 2_000,
  );
});

interface Doing {
  readonly act: WindowAction;
  readonly window: number;
  readonly seen: number;
}

/** The rules for one after the other; the answers stand in the order of the acts, not in that of the doing. */
function follow(model: ApplicationModel, acts: readonly Doing[], order: readonly number[]) {
  const foretold: Foretold[] = [];
  let now = model;
  for (const i of order) {
    const doing = acts[i];
    if (!doing) continue;
    const details = foretell(now, doing.act, doing.seen);
    foretold[i] = details;
    now = details.next;
  }
  return { model: now, foretold };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function describeMoment(
  model: ApplicationModel,
  acts: readonly Doing[],
  got: readonly { code: number; details: unknown }[],
): string {
  const answers = got.map(({ code, details }) => [
    code,
    code === 200 ? shownBy(Object(details)) : Object(details).detail,
  ]);
  return JSON.stringify({ model: shownAs(model), acts, answers }, null, 1);
}

/** Five consents and one receipt for each time it was completed. */
async function expectOncePerCompletion({ id }: Link, { timeline }: ApplicationModel): Promise<void> {
  const times = timeline.filter((status) => status === 'completed').length;
  const { db } = api.context;
  const consents = await db
    .selectFrom('consent_record')
    .select('consent_id')
    .where('application_id', '=', id)
    .execute();
  const mails = await db.selectFrom('outbox').select('kind').where('application_id', '=', id).execute();
  expect(consents).toHaveLength(times * 5);
  expect(mails.filter(({ kind }) => kind === 'application-received')).toHaveLength(times);
  expect(mails.filter(({ kind }) => kind === 'status-changed')).toHaveLength(
    timeline.includes('withdrawn') ? 1 : 0,
  );
}
