import type { Letter, Sender } from './letter.ts';

/** The plain text part: the same letter for a reader without HTML, the link on a line of its own. */
export function writePlainText(letter: Letter, sender: Sender): string {
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
    `-- \n${sender.title}`,
  ];
  return `${breakableSpaces(paragraphs.join('\n\n'))}\n`;
}

/** Plain text is copied and searched, so the spaces that typography binds become ordinary ones. */
export function breakableSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
