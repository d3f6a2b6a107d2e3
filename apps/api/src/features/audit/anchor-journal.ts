import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import { type Journal, openJournal } from '../../platform/files/journal.ts';

const anchorLine = z.object({
  n: z.number(),
  hash: z.string(),
  at: z.string(),
  /** A backup was restored then: of the anchors before, those up to this one stand. */
  isRestored: z.optional(z.boolean()),
});

/** An anchor as it stands outside the database: with it, anchors cut off at the end are seen. */
export type AnchorLine = z.output<typeof anchorLine>;

/** The journal of anchors of this installation. */
export function openAnchorJournal({ dataDir }: Pick<Config, 'dataDir'>): Journal<AnchorLine> {
  return openJournal(dataDir, 'anchors', (value) => anchorLine.parse(value));
}

/** The anchors that must stand: a restored backup lacks what came after it. */
export function standingAnchors(lines: readonly AnchorLine[]): readonly AnchorLine[] {
  let before: AnchorLine[] = [];
  for (const line of lines) {
    if (line.isRestored) before = before.filter(({ n }) => n <= line.n);
    else before.push(line);
  }
  return before;
}
