import { useRouting } from '../routing/router.ts';
import { useWritten, type Written } from './written.ts';

/** What a page behind a link was written with on the server; nothing any more once the visitor has gone on from it. */
export function useWrittenHere(): Written | undefined {
  const written = useWritten();
  const turn = useRouting(({ visit }) => visit?.turn ?? 1);
  return turn === 1 ? written : undefined;
}
