/** A piece of HTML that is safe to insert as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPart = string | number | Html | readonly Html[];

/** Writes HTML; every inserted value that is not HTML itself is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(texts.reduce((page, text, i) => page + render(parts[i - 1] ?? '') + text));
}

/** The five characters with a meaning in HTML, in text and in attributes alike. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('');
  return escapeHtml(String(part));
}
