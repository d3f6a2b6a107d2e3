import {
  addElement,
  addText,
  drawArtifact,
  keepRoom,
  measure,
  page,
  type Sheet,
  textWidth,
  typesOf,
} from './sheet.ts';

/** The name of the document and what it is about. */
export function drawTitle(sheet: Sheet, text: string, subtitle: string): void {
  const { doc, root, ink } = sheet;
  const types = typesOf(ink);
  addText(sheet, root, { tag: 'H1', text, type: types.title, at: at(doc.y) });
  doc.y += 1;
  const type = { ...types.body, color: ink.quiet };
  addText(sheet, root, { tag: 'P', text: subtitle, type, at: at(doc.y) });
  doc.y += 12;
}

/** The name of a section, with room kept for what follows. Readers list it among the bookmarks. */
export function drawHeading(sheet: Sheet, text: string, roomBeneath: number): void {
  const { doc, root, ink } = sheet;
  const type = typesOf(ink).heading;
  keepRoom(sheet, 12 + measure(sheet, text, type, textWidth) + roomBeneath);
  if (doc.y > page.top + 1) doc.y += 11;
  doc.outline.addItem(text);
  addText(sheet, root, { tag: 'H2', text, type, at: at(doc.y) });
  doc.y += 4;
}

export function drawParagraph(sheet: Sheet, text: string, tone?: 'quiet'): void {
  const { doc, root, ink } = sheet;
  const types = typesOf(ink);
  const type = tone === 'quiet' ? types.quiet : types.body;
  keepRoom(sheet, Math.min(measure(sheet, text, type, textWidth), 300));
  addText(sheet, root, { tag: 'P', text, type, at: at(doc.y) });
  doc.y += 6;
}

/** A sentence nobody may overlook, in a frame. */
export function drawNotice(sheet: Sheet, text: string): void {
  const { doc, root, ink } = sheet;
  const type = { ...typesOf(ink).strong, color: ink.heading };
  const top = doc.y;
  const height = measure(sheet, text, type, textWidth - 24) + 14;
  drawArtifact(sheet, 'Layout', () => {
    doc.rect(page.left, top, textWidth, height).lineWidth(0.8).stroke(ink.heading);
  });
  const inner = { x: page.left + 12, y: top + 7, width: textWidth - 24 };
  addText(sheet, root, { tag: 'P', text, type, at: inner });
  doc.y = top + height + 14;
}

/** The amount in figures and in words, on a tinted ground. */
export function drawAmount(sheet: Sheet, amount: { label: string; figures: string; words: string }): void {
  const { doc, root, ink } = sheet;
  const types = typesOf(ink);
  const inner = { x: page.left + 18, width: textWidth - 36 };
  const lines = [
    [amount.label, types.label],
    [amount.figures, types.amount],
    [amount.words, types.body],
  ] as const;
  const height = lines.reduce((sum, [text, type]) => sum + measure(sheet, text, type, inner.width), 22);
  keepRoom(sheet, height);
  const top = doc.y;
  drawArtifact(sheet, 'Layout', () => {
    doc.rect(page.left, top, textWidth, height).fill(ink.tint);
    doc.rect(page.left, top, 3, height).fill(ink.primary);
  });
  doc.y = top + 11;
  addElement(sheet, root, 'Sect', (section) => {
    for (const [text, type] of lines) {
      addText(sheet, section, { tag: 'P', text, type, at: { ...inner, y: doc.y } });
    }
  });
  doc.y = top + height + 8;
}

function at(y: number) {
  return { x: page.left, y, width: textWidth };
}
