import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A click as WebDriver and WebDriver BiDi write it. */
export function pointer(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** The keys of a text, one after the other. */
export function keysOf(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

/** Ends a program and waits until it has. */
export async function ending(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
