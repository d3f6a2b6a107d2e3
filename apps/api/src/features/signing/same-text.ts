/**
 * Whether a signed paper says on its first pages what was sent, word for word. A platform may write a file anew and
 * add pages of its own; the words stay. Bytes that begin with those that were sent need no reading.
 */
export async function saysTheSame(sent: Uint8Array, signed: Uint8Array): Promise<boolean> {
  if (Buffer.from(signed.buffer, signed.byteOffset, signed.length).subarray(0, sent.length).equals(sent))
    return true;
  const { PDF } = await import('@libpdf/core');
  try {
    const [ours, theirs] = [(await PDF.load(sent)).extractText(), (await PDF.load(signed)).extractText()];
    if (!ours.some(({ text }) => wordsOf(text) !== '')) return false;
    return ours.every(({ text }, i) => wordsOf(text) === wordsOf(theirs[i]?.text ?? ''));
  } catch {
    return false;
  }
}

function wordsOf(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
