import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CasePart, caseParts } from './parts.ts';
import { type UndoableAct, undoableActs, undoHindrance } from './undo.ts';

const parts = Object.keys(caseParts) as CasePart[];
const acts = Object.keys(undoableActs) as UndoableAct[];

/** Something that happened in a case: an act of the desk, or a change of a part by anybody. */
type Happened = { readonly act: UndoableAct } | { readonly part: CasePart };

const happened = fc.oneof(
  fc.constantFrom(...acts).map((act): Happened => ({ act })),
  fc.constantFrom(...parts).map((part): Happened => ({ part })),
);
const changedBy = (each: Happened): readonly CasePart[] =>
  'act' in each ? undoableActs[each.act] : [each.part];

/** What the parts of a case say after all of it: each new one tells what it was made from. */
function replay(all: readonly (Happened | undefined)[]): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  all.forEach((each, n) => {
    if (!each) return;
    const before = { ...said };
    for (const part of changedBy(each))
      said[part] = `${n}(${caseParts[part].map((ground) => before[ground] ?? '-').join()})`;
  });
  return said;
}

/** What the parts said before an act, where it changed them, and what they say now, elsewhere. */
function takenBack(all: readonly Happened[], at: number) {
  const [before, now] = [replay(all.slice(0, at)), replay(all)];
  const changed: readonly string[] = changedBy(all[at] as Happened);
  const told = parts.map((part) => [part, changed.includes(part) ? before[part] : now[part]]);
  return Object.fromEntries(told.filter(([, said]) => said !== undefined));
}

describe('an act that is taken back', () => {
  it('leaves the case as if it had never been done, and everything else as others did it', () => {
    let undone = 0;
    fc.assert(
      fc.property(
        fc.array(happened, { maxLength: 7 }),
        fc.array(happened, { maxLength: 4 }),
        fc.nat(),
        (earlier, later, pick) => {
          const act = acts[pick % acts.length] as UndoableAct;
          const all = [...earlier, { act }, ...later];
          const at = earlier.length;
          const changedSince = later.flatMap(changedBy);
          const hindrance = undoHindrance({ act, changedSince, hasEnded: false, isMailed: false });
          if (hindrance) return;
          undone += later.length > 0 ? 1 : 0;
          const without = all.map((each, n) => (n === at ? undefined : each));
          expect(takenBack(all, at)).toEqual(replay(without));
        },
      ),
      { numRuns: 500 },
    );
    expect(undone).toBeGreaterThan(20);
  });

  it('is refused for what has left the house or was ended for others, whatever followed', () => {
    for (const act of acts) {
      const done = { act, changedSince: [], hasEnded: false, isMailed: false };
      expect(undoHindrance(done)).toBeUndefined();
      expect(undoHindrance({ ...done, isMailed: true })).toBe('mailed');
      expect(undoHindrance({ ...done, hasEnded: true, isMailed: true })).toBe('ended');
      for (const part of undoableActs[act])
        expect(undoHindrance({ ...done, changedSince: [part] })).toBe('followed');
    }
  });

  it('goes on where only what has nothing to do with it was changed', () => {
    const since = (act: UndoableAct, part: CasePart) =>
      undoHindrance({ act, changedSince: [part], hasEnded: false, isMailed: false });
    expect(since('judge-document', 'assignment')).toBeUndefined();
    expect(since('assign', 'status')).toBeUndefined();
    expect([since('judge-document', 'payment'), since('move', 'answers')]).toEqual(['followed', 'followed']);
  });
});
