import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { type Failure, SideThread } from '../../../platform/jobs/side-thread.ts';
import { FileRefused } from '../refusals.ts';
import { type Ask, inspect } from './inspect.ts';
import type { AcceptedFile, inspectFile } from './inspect-file.ts';
import type { shrink } from './pictures.ts';

/** A thread that looks at files. */
export function inspectingThread(file: URL): SideThread<Ask, Awaited<ReturnType<typeof inspect>>> {
  return new SideThread(file, ({ message, problem }: Failure) =>
    problem === undefined ? new Error(message) : new FileRefused(problem as FileProblem),
  );
}

/** The build makes the thread beside it; sources, as tests run them, look where they are. */
const thread = import.meta.url.endsWith('.ts')
  ? undefined
  : inspectingThread(new URL('./inspect-worker.mjs', import.meta.url));
const inspectAside = (ask: Ask) => (thread ? thread.ask(ask) : inspect(ask));

/** As `inspectFile`, away from the thread that answers visitors. */
export async function inspectFileAside(...asked: Parameters<typeof inspectFile>): Promise<AcceptedFile> {
  return (await inspectAside(['inspect', ...asked])) as AcceptedFile;
}

/** As `shrink`, away from the thread that answers visitors. */
export async function shrinkAside(...asked: Parameters<typeof shrink>): Promise<Uint8Array> {
  return (await inspectAside(['shrink', ...asked])) as Uint8Array;
}
