import { mostFilesOfMessage } from '@ndp/domain/settlement/settling.ts';
import { type Language, say } from '../../message.ts';
import { fileProblems } from '../payment/messages.ts';
import { validateFile } from '../payment/validate-file.ts';
import { attachmentMessages as texts } from './attachment-messages.ts';

/** A file that goes with a message, as both sides are shown it. */
export interface Attachment {
  readonly id: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly bytes: number;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The name a file is saved under: the one it came with, and the ending of what it is. */
export function attachmentName({
  file_name,
  media_type,
}: Pick<Attachment, 'file_name' | 'media_type'>): string {
  const name = file_name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${name}.${endings[media_type] ?? 'bin'}`;
}

/** What is plainly wrong with the files chosen for a message, in words; undefined: they are sent. */
export function attachmentProblem(
  files: readonly { readonly name: string; readonly size: number; readonly type: string }[],
  language: Language,
): string | undefined {
  if (files.length > mostFilesOfMessage) return say(texts.too_many, language, { most: mostFilesOfMessage });
  for (const file of files) {
    const problem = validateFile(file);
    if (problem) return notTaken(file.name, say(fileProblems[problem], language), language);
  }
  return undefined;
}

/** That a file was not taken, and why. */
export function notTaken(name: string, problem: string, language: Language): string {
  return say(texts.not_sent, language, { name, problem });
}
