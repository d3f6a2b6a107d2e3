import type { Database } from '../platform/database/database.ts';
import { limitsOf } from '../platform/limits/limits.ts';
import { asUnit, type Unit } from '../platform/unit.ts';
import { testKeys } from './test-keys.ts';

/** Does work as one unit in a database without a product around it, at a moment of the test's choice. */
export function workIn<Result>(
  db: Database,
  now: Date,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  const config = { applicationDomain: 'ndp.localhost' };
  return asUnit({ db, keys: testKeys, config, limits: limitsOf('production'), clock: () => now }, work);
}
