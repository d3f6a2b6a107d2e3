import { Bench } from 'tinybench';
import { mpec } from '../programs/mpec.ts';
import { quote } from './quote.ts';
import type { QuoteRequest } from './request.ts';

const heating = {
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
  existing_heat_source: 'coal',
} as const;

const requests: readonly QuoteRequest[] = [
  { project_variant: 'home', ...heating },
  { project_variant: 'apartment', surface_area: 850.5, ...heating },
  {
    project_variant: 'non_residential',
    surface_area: 3200,
    index_annual_demand: 95.5,
    efficiency_before: 0.6,
    efficiency_after: 0.95,
    climate_zone: 'zone_ii',
  },
];

const bench = new Bench({ time: 1000 });
for (const request of requests) {
  bench.add(request.project_variant, () => {
    quote(request, mpec);
  });
}
await bench.run();
console.table(bench.table());

for (const task of bench.tasks) {
  if (task.result.state !== 'completed') continue;
  const { latency, throughput } = task.result;
  const perSecond = Math.round(throughput.mean).toLocaleString('en-GB');
  console.log(`${task.name}: ${perSecond} quotes/s, ${(latency.mean * 1000).toFixed(2)} µs per quote`);
}
