import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import type { FileProblem } from './messages.ts';

/** What the picker of files offers. */
export const offeredFiles = '.pdf,.jpg,.jpeg,.png';

const offeredTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

/**
 * What is plainly wrong with a file before it is sent, which spares a long upload; undefined where only its content
 * can tell. The server looks for itself.
 */
export function validateFile(file: {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}): FileProblem | undefined {
  if (file.size === 0) return 'empty';
  if (/[/.]xml$/i.test(file.type) || /\.xml$/i.test(file.name)) return 'xml';
  const isOffered = offeredTypes.includes(file.type) || /\.(pdf|jpe?g|png)$/i.test(file.name);
  if (!isOffered) return 'unknown_kind';
  return file.size > mostFileBytes ? 'too_large' : undefined;
}
