import { useRef, useState } from 'react';
import { NotDone } from '../ask.ts';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import type { InboxRow } from './inbox-row.ts';

interface Report {
  readonly done: number;
  /** What was not done, and why. */
  readonly failed: readonly (readonly [reference: string, sentence: string])[];
}

/** Does something for one selected case; `n` counts them. */
export type ForOne = (row: InboxRow, n: number) => Promise<unknown>;

/** Something that is done to one selected case after the other; it can be stopped, and the page asks before it is left. */
export function useBulk(selected: readonly InboxRow[], onDone: (left: readonly InboxRow[]) => void) {
  const action = useAction();
  const [report, setReport] = useState<Report>();
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const isStopped = useRef(false);
  useUnsaved(progress !== undefined);
  const run = (one: ForOne) =>
    action.run(async () => {
      isStopped.current = false;
      setReport(undefined);
      const failed: [string, string][] = [];
      const left = new Set(selected);
      try {
        for (const [n, row] of selected.entries()) {
          if (isStopped.current) break;
          setProgress({ done: n, all: selected.length });
          const sentence = await one(row, n).then(() => undefined, refusalOf);
          if (sentence === undefined) left.delete(row);
          else failed.push([row.reference, sentence]);
        }
      } finally {
        setProgress(undefined);
        setReport({ done: selected.length - left.size, failed });
        onDone([...left]);
      }
    });
  const stop = () => {
    isStopped.current = true;
  };
  return { run, stop, progress, report, failure: action.failure };
}
export type Bulk = ReturnType<typeof useBulk>;

/** Why one case was refused. @throws whatever keeps the others from being done, too */
function refusalOf(cause: unknown): string {
  if (cause instanceof NotDone && cause.sentence !== undefined && cause.status !== 401) return cause.sentence;
  throw cause;
}
