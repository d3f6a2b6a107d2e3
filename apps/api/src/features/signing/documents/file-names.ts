import type { PaperKind } from '@ndp/papers/template.ts';

const signedNames: Readonly<Record<PaperKind, string>> = { application: 'wniosek', agreement: 'umowa' };

/** The name a signed paper is saved under: the reference, and nothing personal. */
export function signedFileName(reference: string, paper: PaperKind): string {
  return `${reference}-${signedNames[paper]}.pdf`;
}

/** The name an English reading copy is saved under. */
export function copyFileName(reference: string, paper: PaperKind): string {
  return `${reference}-${paper}-reading-copy.pdf`;
}
