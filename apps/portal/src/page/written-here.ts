import { useWritten, type Written } from '../estimate/written.ts';
import { useVisit } from '../routing/visit.ts';

/** What a page behind a link was written with on the server; nothing any more once the visitor has gone on from it. */
export function useWrittenHere(): Written | undefined {
  const written = useWritten();
  return useVisit().turn === 1 ? written : undefined;
}
