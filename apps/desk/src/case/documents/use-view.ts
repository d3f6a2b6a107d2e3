import { useState } from 'react';
import type { CaseFile } from './use-review.ts';

/** Steps of enlargement, 1 is the whole width. */
const zooms = [1, 1.25, 1.5, 2, 3] as const;

/** Which document is looked at, how large and which way up; and which were looked at before. */
export function useView(files: readonly CaseFile[]) {
  const first = files.find(({ verdict }) => verdict === null) ?? files[0];
  const [chosen, setChosen] = useState(first?.id);
  const file = files.find(({ id }) => id === chosen) ?? first;
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  const open = (id: string | undefined) => {
    if (id === undefined || id === file?.id) return;
    setChosen(id);
    setTurns(0);
  };
  const at = files.findIndex(({ id }) => id === file?.id);
  return {
    file,
    looked,
    /** Notes that a page of the document was there to be looked at. */
    noteLook: () => file && !looked.has(file.id) && setLooked(new Set([...looked, file.id])),
    open,
    count: files.length,
    at,
    scale: zooms[size] ?? 1,
    turns,
    move: (by: number) => open(files[at + by]?.id),
    zoom: (by: number) => setSize(Math.min(Math.max(size + by, 0), zooms.length - 1)),
    rotate: () => setTurns((turns + 1) % 4),
    /** The next one that waits for a verdict, after this. */
    openNext: (done: readonly string[]) => {
      const rest = [...files.slice(at + 1), ...files.slice(0, at)];
      open(rest.find(({ id, verdict }) => verdict === null && !done.includes(id))?.id);
    },
  };
}
export type View = ReturnType<typeof useView>;
