import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { type Language, say } from '../../message.ts';
import { documentFileNames } from './messages.ts';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The name a document is saved under: what it is and whose, `NDP-2026-7KQ4-faktura.pdf`; never the name it came with. */
export function downloadName(
  reference: string,
  document: { readonly kind: string; readonly media_type: string },
  language: Language,
): string {
  const kind = documentKinds.find((each) => each === document.kind) ?? 'other';
  const ending = endings[document.media_type];
  const name = `${reference}-${say(documentFileNames[kind], language)}`;
  return ending === undefined ? name : `${name}.${ending}`;
}
