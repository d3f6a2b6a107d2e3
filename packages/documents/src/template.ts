import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { DocumentData } from './document-data.ts';
import { templateVersion } from './texts/clause-text.ts';

export const templateKinds = ['application', 'agreement'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Which texts a document was made from. */
export interface Template {
  /** 'wniosek/' or 'umowa/' and the key of the programme. */
  readonly id: string;
  readonly version: string;
}

/** As the templates are called on the document. */
const templateNames: Readonly<Record<TemplateKind, string>> = { application: 'wniosek', agreement: 'umowa' };

export function templateOf(kind: TemplateKind, data: DocumentData): Template {
  return {
    id: `${templateNames[kind]}/${data.programme.texts_of ?? data.programme.id}`,
    version: templateVersion,
  };
}

/** The bytes attached to the document: the data as canonical JSON, UTF-8. */
export function attachmentOf(data: DocumentData): Uint8Array {
  return new TextEncoder().encode(canonicalJson(data));
}

/** Name of the attached file; holds the reference and nothing personal. */
export function attachmentName(data: DocumentData): string {
  return `${data.reference}.json`;
}

/**
 * SHA-256, 64 hex digits, of the template's name and the data. Anyone can repeat it from the attached file:
 * `(echo umowa/key@version; cat NDP-….json) | sha256sum`.
 */
export function fingerprintOf(template: Template, data: DocumentData): string {
  return createHash('sha256')
    .update(`${template.id}@${template.version}\n`)
    .update(attachmentOf(data))
    .digest('hex');
}

/** The first 16 digits in groups of four, as printed at the foot of each page. */
export function shortHash(hash: string): string {
  return (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
