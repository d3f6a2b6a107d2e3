/** How two samples of times differ. */
export interface Difference {
  /** Medians, ms. */
  readonly medians: readonly [number, number];
  /** Probability of a difference as large by chance alone: two-sample Kolmogorov–Smirnov. */
  readonly p: number;
}

/** The value so many hundredths of the sample do not exceed. */
export function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN;
}

/** Compares two samples of times, ms. */
export function compareTimes(one: readonly number[], other: readonly number[]): Difference {
  const gap = findWidestGap(one, other);
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length));
  return {
    medians: [percentile(one, 50), percentile(other, 50)],
    p: tailOf((size + 0.12 + 0.11 / size) * gap),
  };
}

/** Times of one kind, ms. */
export interface Times {
  /** By the clock. */
  readonly clock: number[];
  /** Of the processor, which a busy machine does not make longer. */
  readonly processor: number[];
}

/** Takes one of each kind in an order of chance, so often, and tells the times by kind. */
export async function timeInTurns(
  kinds: Readonly<Record<string, () => Promise<unknown>>>,
  rounds: number,
): Promise<ReadonlyMap<string, Times>> {
  const times = new Map(Object.keys(kinds).map((kind) => [kind, { clock: [], processor: [] } as Times]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [kind, work] of inRandomOrder(Object.entries(kinds))) {
      const used = process.cpuUsage();
      const begun = performance.now();
      await work();
      if (round < 0) continue;
      times.get(kind)?.clock.push(performance.now() - begun);
      times.get(kind)?.processor.push(processorMsSince(used));
    }
  }
  return times;
}

function processorMsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** What work costs the processor each time, ms: a busy machine does not make it dearer. */
export async function costOf(work: () => Promise<unknown>, rounds: number): Promise<number> {
  for (let round = 0; round < warmUp; round += 1) await work();
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await work();
  return processorMsSince(begun) / rounds;
}

/** Rounds nobody counts: the first calls compile what the others use. */
const warmUp = 30;

function inRandomOrder<Each>(all: readonly Each[]): Each[] {
  return all
    .map((each) => [Math.random(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
}

/** The widest distance between the two distribution functions. */
function findWidestGap(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => [time, 1 / one.length] as const),
    ...other.map((time) => [time, -1 / other.length] as const),
  ].toSorted(([a], [b]) => a - b);
  let [sum, widest] = [0, 0];
  for (const [i, [time, step]] of all.entries()) {
    sum += step;
    if (all[i + 1]?.[0] !== time) widest = Math.max(widest, Math.abs(sum));
  }
  return widest;
}

/** Kolmogorov's distribution beyond a value. */
function tailOf(value: number): number {
  if (value < 0.2) return 1;
  const terms = Array.from({ length: 100 }, (_, i) => (-1) ** i * Math.exp(-2 * (i + 1) ** 2 * value ** 2));
  return Math.min(1, Math.max(0, 2 * terms.reduce((sum, term) => sum + term, 0)));
}
