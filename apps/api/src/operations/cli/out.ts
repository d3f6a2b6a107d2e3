import { type FileHandle, open, rm } from 'node:fs/promises';
import { type Command, CommandRefused } from './command.ts';
import { refusalMessages as refusals } from './messages.ts';

/** The place that `--out` names, made for this command. Others may not look into it. */
export interface Out {
  write(content: Uint8Array): Promise<void>;
  /** Takes the place back: the command was refused, or something failed. */
  discard(): Promise<void>;
  close(): Promise<void>;
}

const noOut: Out = { write: async () => {}, discard: async () => {}, close: async () => {} };

/**
 * Makes the place before the command runs, so that nothing happens when it cannot be written.
 *
 * @throws {CommandRefused} something stands there already, or it cannot be made
 */
export async function makeOut(writes: Command['writes'], path: string | undefined): Promise<Out> {
  if (!writes || path === undefined) return noOut;
  try {
    return fileOut(path, await open(path, 'wx', 0o600));
  } catch (cause) {
    const { code = '' } = Object(cause) as { code?: string };
    throw new CommandRefused(code === 'EEXIST' ? refusals.out_stands : refusals.out_refused, { path, code });
  }
}

function fileOut(path: string, file: FileHandle): Out {
  const close = () => file.close();
  return {
    write: async (content) => file.writeFile(content),
    close,
    discard: async () => {
      await close();
      await rm(path, { force: true });
    },
  };
}
