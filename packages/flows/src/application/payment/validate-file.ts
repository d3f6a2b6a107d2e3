import { invoiceKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import type { FileProblem } from './messages.ts';

/** What the picker of files offers. */
export const offeredFiles = '.pdf,.jpg,.jpeg,.png';

/** The same for a kind of document: where an invoice is asked for, also the XML of KSeF. */
export function offeredFor(kind: string): string {
  return invoiceKinds.includes(kind) ? `${offeredFiles},.xml` : offeredFiles;
}

const offeredTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

/**
 * What is plainly wrong with a file before it is sent, which spares a long upload; undefined where only its content
 * can tell. The server looks for itself.
 *
 * @param kind  of the document it is to be; undefined: it goes with a message
 */
export function validateFile(
  file: { readonly name: string; readonly size: number; readonly type: string },
  kind?: string,
): FileProblem | undefined {
  if (file.size === 0) return 'empty';
  const isXml = /[/.]xml$/i.test(file.type) || /\.xml$/i.test(file.name);
  if (isXml && !(kind && invoiceKinds.includes(kind))) return 'xml_place';
  const isOffered = isXml || offeredTypes.includes(file.type) || /\.(pdf|jpe?g|png)$/i.test(file.name);
  if (!isOffered) return 'unknown_kind';
  return file.size > mostFileBytes ? 'too_large' : undefined;
}
