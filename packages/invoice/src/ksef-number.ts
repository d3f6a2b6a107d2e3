/**
 * The number KSeF gave to an invoice, wherever in a text it stands, such as in the name of its file; undefined: none
 * whose check holds.
 *
 * @source CIRFMF/ksef-docs, faktury/numer-ksef.md
 */
export function findKsefNumber(text: string): string | undefined {
  const found = text.match(/\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}(?![0-9A-F])/g) ?? [];
  return found.find((number) => crc8(number.slice(0, 32)) === Number.parseInt(number.slice(33), 16));
}

/** CRC-8 of ASCII: polynomial 0x07, begins with 0. */
function crc8(text: string): number {
  let crc = 0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return crc;
}
