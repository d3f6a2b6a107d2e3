import type { TemplateKind } from '@ndp/documents/template.ts';

const signedNames: Readonly<Record<TemplateKind, string>> = { application: 'wniosek', agreement: 'umowa' };

/** The name a signed document is saved under: the reference, and nothing personal. */
export function signedFileName(reference: string, paper: TemplateKind): string {
  return `${reference}-${signedNames[paper]}.pdf`;
}

/** The name an English reading copy is saved under. */
export function copyFileName(reference: string, paper: TemplateKind): string {
  return `${reference}-${paper}-reading-copy.pdf`;
}
