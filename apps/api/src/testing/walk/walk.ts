import fc from 'fast-check';
import type { CallAnswer, WalkAction } from './act.ts';
import { allActs } from './acts/all.ts';
import { allInvariants } from './invariants/all.ts';
import type { Invariant, Moment, Need } from './invariants/invariant.ts';
import { readNamed } from './named-actions.ts';
import { type Draw, Scene } from './scene.ts';
import type { Start } from './starts.ts';
import { count } from './tally.ts';
import type { World } from './world.ts';

/** Between two acts, so that the times of rows tell their order. */
const minuteMs = 60_000;

/** A sentence that does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';

  constructor({ name }: Invariant, found: string, trail: readonly string[]) {
    super(`${name}\n  ${found}\n${trail.map((line) => `  · ${line}`).join('\n')}`);
  }
}

/** Which sentences are asked. */
export interface Judging {
  readonly invariants: readonly Invariant[];
}
export const everySentence: Judging = { invariants: allInvariants };

function needsOf({ invariants }: Judging): ReadonlySet<Need> {
  return new Set(invariants.flatMap(({ needs }) => needs ?? []));
}

interface WalkModel {
  readonly world: World;
}

class Step implements fc.AsyncCommand<WalkModel, World> {
  readonly #act: WalkAction;
  readonly #draw: Draw;
  readonly #judging: Judging;
  #did = '';

  constructor(act: WalkAction, draw: Draw, judging: Judging) {
    this.#act = act;
    this.#draw = draw;
    this.#judging = judging;
  }

  check({ world }: WalkModel): boolean {
    const scene = new Scene(world, this.#draw);
    const { can = () => true, fits = () => true } = this.#act;
    return can(scene) && (this.#draw.isBold || fits(scene));
  }

  async run(_model: WalkModel, world: World): Promise<void> {
    const scene = new Scene(world, this.#draw);
    world.api.pass(minuteMs);
    await world.staff.logIn();
    const named = await readNamed(this.#act, scene);
    const answer = await this.#act.run(scene);
    this.#did = describe(this.#act, scene, answer);
    world.trail.push(this.#did);
    await this.#judge({ world, act: this.#act, scene, answer, isRefused: answer.status >= 400, named });
  }

  async #judge(moment: Moment): Promise<void> {
    const { world, isRefused } = moment;
    count(world.tally.taken, this.#act.name);
    if (isRefused) count(world.tally.refused, this.#act.name);
    const checked = this.#judging.invariants.filter((each) => !isRefused || each.ofRefusals);
    if (!isRefused) {
      await world.work();
      await world.look(needsOf(this.#judging));
    }
    for (const each of checked) await this.#ask(each, moment);
    for (const { status } of world.facts.cases) world.tally.statuses.add(status);
    for (const { state } of world.facts.payments) world.tally.paymentStates.add(state);
  }

  async #ask(invariant: Invariant, moment: Moment): Promise<void> {
    const found = await invariant.check(moment);
    if (found !== undefined) throw new Broken(invariant, found, moment.world.trail);
  }

  toString(): string {
    return this.#did || this.#act.name;
  }
}

function describe({ name }: WalkAction, scene: Scene, { status, body }: CallAnswer): string {
  const who = scene.actor ? `${scene.actor}: ` : '';
  const what = scene.choice ? ` (${scene.choice})` : '';
  const why = status >= 400 ? ` – ${String(body.detail ?? '').slice(0, 100)}` : '';
  return `${who}${name}${what} → ${status}${why}`;
}

const draws: fc.Arbitrary<Draw> = fc.record({
  which: fc.nat(3),
  who: fc.nat(7),
  what: fc.nat(23),
  isBold: fc.oneof(
    { weight: 40, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

/** An act with what was drawn for it. */
export interface DrawnAct {
  readonly act: WalkAction;
  readonly draw: Draw;
}

/** Takes these acts one after the other, whether they make sense or not. @throws {Broken} */
export async function takeAll(
  world: World,
  start: Start,
  acts: readonly DrawnAct[],
  judging: Judging,
): Promise<void> {
  await world.begin(start, needsOf(judging));
  for (const { act, draw } of acts) await new Step(act, draw, judging).run({ world }, world);
}

/** How far one walk goes, and which ones are tried. */
export interface Walking {
  readonly start: Start;
  readonly runs: number;
  readonly seed: number;
  /** Steps that are drawn for each; about a third of them make sense where they come and are taken. */
  readonly most?: number;
  readonly judging?: Judging;
  readonly acts?: readonly WalkAction[];
  /** Milliseconds after which no further walk begins, and none is made shorter. */
  readonly limitMs?: number;
}

/** Walks from a starting point, whatever is drawn. @returns what broke first, shrunk; undefined: everything held */
export async function walk(world: World, walking: Walking): Promise<string | undefined> {
  const { start, runs: numRuns, seed, most = 900, judging = everySentence, acts = allActs } = walking;
  const steps = acts.flatMap((act) =>
    Array.from({ length: act.weight ?? 1 }, () => draws.map((draw) => new Step(act, draw, judging))),
  );
  const until = performance.now() + (walking.limitMs ?? Number.POSITIVE_INFINITY);
  const property = fc.asyncProperty(
    fc.commands<WalkModel, World, false>(steps, { maxCommands: most, size: 'max' }),
    async (commands) => {
      if (performance.now() > until) return;
      world.tally.walks += 1;
      await fc.asyncModelRun(async () => {
        await world.begin(start, needsOf(judging));
        return { model: { world }, real: world };
      }, commands);
    },
  );
  const found = await fc.check(property, { numRuns, seed, unbiased: true });
  if (!found.failed || found.counterexample === null) return undefined;
  const { counterexamplePath: path, errorInstance } = found;
  const error = errorInstance as Error | null;
  const message = error instanceof Broken ? error.message : error?.stack;
  return `from ${start.name}, seed ${seed}, path ${path}\n${message}`;
}
