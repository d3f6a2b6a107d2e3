/** Prints how long each list takes from memory: `npm run bench -w packages/register`. */
import { openRegister, type Register } from './register.ts';
import type { StreetsData } from './register-data.ts';
import { shippedData } from './testing/whole-country.ts';

/** Invented streets: `most` for the capital, a hundred for everyone else's turn. */
function inventStreets(most: number, city: string): StreetsData {
  const names = Array.from({ length: most }, (_, at) => [`${at}`, `ul. Jana Nowaka ${at}`, 'ul.'] as const);
  return { names, of: { [city]: names.map((_, at) => at) } };
}

function openWithStreets(): { register: Register; capital: string } {
  const data = shippedData();
  const capital =
    openRegister(data)
      .cities({ q: 'Warszawa' })
      .find(({ name }) => name === 'Warszawa')?.id ?? '';
  const before = performance.now();
  const register = openRegister({ ...data, streets: inventStreets(6000, capital) });
  console.log(`opening the register: ${(performance.now() - before).toFixed(0)} ms`);
  return { register, capital };
}

function measure(label: string, list: () => readonly unknown[]): void {
  const times: number[] = [];
  for (let round = 0; round < 500; round++) {
    const before = performance.now();
    list();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(7);
  console.log(`${label.padEnd(44)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, ${list().length} items`);
}

const { register, capital } = openWithStreets();
const communities = register
  .provinces()
  .flatMap(({ id }) => register.counties(id))
  .flatMap(({ id }) => register.communities(id));
const placeCount = (community: string) => register.cities({ community }).length;
const largest = communities.reduce((a, b) => (placeCount(b.id) > placeCount(a.id) ? b : a));

measure('provinces', () => register.provinces());
measure('counties of mazowieckie', () => register.counties('14'));
measure('communities of a county', () => register.communities('1425'));
measure('places of the largest community', () => register.cities({ community: largest.id }));
measure('places of the largest community, q=a', () => register.cities({ community: largest.id, q: 'a' }));
for (const q of ['k', 's', 'p', 'wo', 'nowa', 'nowa wies', 'lodz', 'nowa wies pow. pruszkowski', 'qq']) {
  measure(`places of the country, q=${q}`, () => register.cities({ q }));
}
measure('streets of Warszawa (6000)', () => register.streets({ city: capital }));
measure('streets of Warszawa (6000), q=nowaka 5', () => register.streets({ city: capital, q: 'nowaka 5' }));
