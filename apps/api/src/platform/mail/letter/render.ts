import { writeHtml } from './layout.ts';
import type { Letter, RenderedMail, Sender } from './letter.ts';
import { writeText } from './plain-text.ts';

/** A letter in both its forms. */
export function renderLetter(letter: Letter, sender: Sender): RenderedMail {
  return { subject: letter.subject, text: writeText(letter, sender), html: writeHtml(letter, sender) };
}
