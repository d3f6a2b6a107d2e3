import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Journal, openJournal } from '../storage/journal.ts';

const anchorLine = z.object({ n: z.number(), hash: z.string(), at: z.string() });

/** An anchor as it stands outside the database: with it, anchors cut off at the end are seen. */
export type AnchorLine = z.output<typeof anchorLine>;

/** The journal of anchors of this installation. */
export function openAnchorJournal({ dataDir }: Pick<Config, 'dataDir'>): Journal<AnchorLine> {
  return openJournal(dataDir, 'anchors', (value) => anchorLine.parse(value));
}
