/** A date ends in “r.”, and so may the sentence: a document shows one stop, on paper and on a page. */
export function oneStop(text: string): string {
  return text.replace(/(?<=\sr)\.\.(?!\.)/g, '.');
}
