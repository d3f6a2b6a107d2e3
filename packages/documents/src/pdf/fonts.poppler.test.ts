import { describe, expect, it } from 'vitest';
import { readText } from '../testing/poppler.ts';
import { mixInk } from './ink.ts';
import { collectBytes, openSheet } from './open-sheet.ts';
import { addText, page, textWidth, typesOf } from './sheet.ts';

/** A document of one line in bold, as its text layer gives it back. */
async function readBack(text: string): Promise<string> {
  const facts = { title: 'Test', author: 'NDP', subject: 'Test', keywords: '', date: '2026-11-21' };
  const sheet = openSheet({ ...facts, language: 'pl' }, mixInk('#0b5c8a', '#2f9e8f'));
  const place = { x: page.left, y: page.top, width: textWidth };
  addText(sheet, sheet.root, { tag: 'P', text, type: typesOf(sheet.ink).strong, at: place });
  sheet.root.end();
  sheet.doc.end();
  return readText(await collectBytes(sheet.doc)).trim();
}

describe('the text of a document', () => {
  it('holds every letter, also when an accented one was met first in an earlier document', async () => {
    expect(await readBack('ĆĘŃÓŚŹŻćęńóśźż')).toBe('ĆĘŃÓŚŹŻćęńóśźż');
    expect(await readBack('CENOSZ cenosz Reading copy')).toBe('CENOSZ cenosz Reading copy');
  });

  it('holds the letters of a ligature one by one', async () => {
    expect(await readBack('office, final, fluid')).toBe('office, final, fluid');
  });
});
