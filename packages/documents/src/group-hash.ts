/** A SHA-256 in groups of four digits, two lines of eight groups. */
export function groupHash(hash: string): string {
  const lines = hash.match(/.{1,32}/g) ?? [];
  return lines.map((line) => (line.match(/.{1,4}/g) ?? []).join('\u00a0')).join('\n');
}
