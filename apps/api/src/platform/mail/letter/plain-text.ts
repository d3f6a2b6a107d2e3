import { unbindWords } from '@ndp/flows/typography.ts';
import type { Letter, Sender } from './letter.ts';

/** The plain text part: the same letter for a reader without HTML, the link on a line of its own. */
export function writeText(letter: Letter, sender: Sender): string {
  const paragraphs = [
    letter.heading,
    ...letter.beforeLink,
    ...(letter.code ? [letter.code] : []),
    ...(letter.facts.length > 0
      ? [letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...(letter.link ? [`${letter.link.label}:\n${letter.link.url}`] : []),
    ...letter.afterLink,
    ...(letter.quietLink ? [`${letter.quietLink.label}:\n${letter.quietLink.url}`] : []),
    letter.contact,
    ['-- ', sender.title, ...(sender.companies ?? [])].join('\n'),
  ];
  return `${unbindWords(paragraphs.join('\n\n'))}\n`;
}
