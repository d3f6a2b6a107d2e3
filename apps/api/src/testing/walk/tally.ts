/** What the walks came to. */
export interface Tally {
  walks: number;
  readonly taken: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly statuses: Set<string>;
  readonly paymentStates: Set<string>;
  readonly beganAt: number;
  readonly cpuAtFirst: number;
}

export function newTally(): Tally {
  return {
    walks: 0,
    taken: new Map(),
    refused: new Map(),
    statuses: new Set(),
    paymentStates: new Set(),
    beganAt: performance.now(),
    cpuAtFirst: cpuMs(),
  };
}

export function count(of: Map<string, number>, name: string): void {
  of.set(name, (of.get(name) ?? 0) + 1);
}

/** What this process has used of a processor, ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}

const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((all, each) => all + each, 0);

/** The figures in a few lines, for whoever reads the end of a run. */
export function figuresOf(tally: Tally, of: readonly { readonly name: string }[]): string {
  const names = of.map(({ name }) => name);
  const minutes = (performance.now() - tally.beganAt) / 60_000;
  const acts = sum(tally.taken);
  const never = names.filter((name) => !tally.taken.has(name));
  const onlyRefused = names.filter(
    (name) => tally.taken.has(name) && tally.refused.get(name) === tally.taken.get(name),
  );
  const eachMs = Math.round((cpuMs() - tally.cpuAtFirst) / Math.max(acts, 1));
  return [
    `figure: ${eachMs} ms of a processor an act`,
    `figure: ${tally.walks} walks, ${acts} acts, ${sum(tally.refused)} refused, ${minutes.toFixed(1)} minutes`,
    `figure: statuses reached: ${[...tally.statuses].sort().join(', ')}`,
    `figure: payments reached: ${[...tally.paymentStates].sort().join(', ')}`,
    `figure: acts never taken: ${never.join('; ') || 'none'}`,
    `figure: acts always refused: ${onlyRefused.join('; ') || 'none'}`,
  ].join('\n');
}
