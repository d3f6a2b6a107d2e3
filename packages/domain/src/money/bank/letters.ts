/** What may stand in a transfer at every bank: Latin letters, the Polish ones, digits and a few signs. */
const allowed = /[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż .,/()+-]/;

/** Letters that are no letter with a mark. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '&': '+',
  '–': '-',
  '—': '-',
  '\u2011': '-',
  '’': ' ',
  "'": ' ',
};

/**
 * A text as banks take it: other letters lose their marks, other signs become a space. Nothing vanishes without a
 * trace; whoever approves sees the text as it will be sent.
 */
export function bankText(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      if (allowed.test(sign)) return sign;
      const plain = folded[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...plain].map((each) => (allowed.test(each) ? each : ' ')).join('');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A text in at most `most` lines of `length`, parted at spaces where there are any. What is too long ends with a full
 * stop and nothing else.
 */
export function bankLines(text: string, most: number, length = 35): readonly string[] {
  const lines: string[] = [];
  let rest = bankText(text);
  while (rest !== '' && lines.length < most) {
    const space = rest.length > length ? rest.slice(0, length + 1).lastIndexOf(' ') : -1;
    const end = rest.length <= length ? rest.length : space > 0 ? space : length;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  const last = lines.length - 1;
  if (rest !== '' && last >= 0) lines[last] = `${(lines[last] ?? '').slice(0, length - 1)}.`;
  return lines;
}
