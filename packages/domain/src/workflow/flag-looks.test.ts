import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FlagFacts, isSeen } from './flag-looks.ts';

const facts = fc.record({
  until: fc.nat(3).map((ms) => new Date(ms)),
  mark: fc.constantFrom('', 'a', 'b'),
});

it('a flag is down exactly as long as nothing is behind it that the last look did not see', () => {
  fc.assert(
    fc.property(
      facts,
      fc.array(fc.oneof(facts, fc.constant('look' as const)), { maxLength: 8 }),
      (first, later) => {
        let now: FlagFacts = first;
        let looked: FlagFacts | undefined;
        let isNew = true;
        for (const each of later) {
          if (each === 'look') {
            looked = now;
            isNew = false;
          } else {
            const until = each.until > now.until ? each.until : now.until;
            isNew = isNew || until > (looked?.until ?? new Date(-1)) || each.mark !== looked?.mark;
            now = { until, mark: each.mark };
            // The mark of before: the same cases as were looked at.
            if (looked && until <= looked.until && each.mark === looked.mark) isNew = false;
          }
          expect(isSeen(now, looked)).toBe(!isNew);
        }
      },
    ),
  );
});
