import { readStatistics as readStatisticsCall, type Statistics } from '@ndp/contract/desk/statistics.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { KeptCounts } from '../../features/statistics/kept-counts.ts';
import { readStatistics } from '../../features/statistics/read-statistics.ts';
import { stepCounts } from '../../features/steps/step-counts.ts';
import { registerIn } from '../../platform/address-book.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** What a board asks for; no case is opened. */
export function mountStatistics(http: DeskHttp): void {
  const counts = new KeptCounts<Statistics>(http.context.clock);
  mount(http, readStatisticsCall, ({ query, work }) =>
    counts.read(`${work.partner.id} ${work.language} ${query.from} ${query.to}`, () => count(work, query)),
  );
}

async function count(work: DeskWork, days: { from: string; to: string }): Promise<Statistics> {
  const { store, trx, partner, language, context } = work;
  const period = { partnerId: partner.id, ...days };
  const names = { register: registerIn(context.addresses), language };
  const countedAt = context.clock().toISOString();
  return {
    ...(await readStatistics({ ...store, db: trx }, period, names)),
    steps: await countSteps(work, days),
    counted_at: countedAt,
  };
}

/** Both languages together. */
async function countSteps({ trx, language }: DeskWork, days: { from: string; to: string }) {
  const steps = new Map<string, { name: string; seen: number; passed: number }>();
  for (const { step, seen, passed } of await stepCounts(trx, days)) {
    const known = steps.get(step) ?? { name: nameOfStep(step, language), seen: 0, passed: 0 };
    steps.set(step, { ...known, seen: known.seen + seen, passed: known.passed + passed });
  }
  return [...steps.values()];
}

function nameOfStep(step: string, language: Language): string {
  const label = Object.entries({ ...stepLabels, ...applicationLabels }).find(([name]) => name === step);
  return label ? say(label[1], language) : step;
}
