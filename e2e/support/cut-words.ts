/**
 * The words of the page that go over two lines although half of the window would hold them: cut by a browser's
 * own hyphen, or because their column is too narrow. An address of mail may break anywhere. Runs in the page.
 */
export function cutWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut: string[] = [];
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    // WebKit also tells of the end of the line before, which is no part of the word.
    const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    return { count: new Set(parts.map(({ bottom }) => Math.round(bottom))).size, width };
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    // What a closed fold holds is measured where it is open.
    if (data.includes('@') || !node.parentElement?.checkVisibility()) continue;
    if (linesOf(node, 0, data.length).count < 2) continue;
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]{2,}(?:\u2011[\p{L}\p{N}]+)*/gu)) {
      const { count, width } = linesOf(node, index, index + word.length);
      if (count > 1 && width < document.documentElement.clientWidth / 2) cut.push(word);
    }
  }
  return cut;
}
