/** Most text messages about one case in seven days. */
export const mostTextsAWeek = 3;

/** The hours of a day in Poland in which texts are sent: from the first, until the second begins. */
export const textingHours = { from: 8, until: 20 } as const;

/** One message of the GSM alphabet; with a single Polish letter the whole would be UCS-2, in parts of 67 signs. */
export const textLength = 160;

const foreign: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ß: 'ss', æ: 'ae', Æ: 'AE', ø: 'o', Ø: 'O', œ: 'oe', Œ: 'OE', đ: 'd', Đ: 'D' },
  ...{ '–': '-', '—': '-', '\u2011': '-', '’': "'", '„': '"', '”': '"', '“': '"', '…': '...' },
};

/**
 * A text as one message takes it: letters without their marks, every sign of the GSM 7-bit alphabet that counts once, and
 * never longer than one message.
 *
 * @source GSM 03.38
 */
export function plainText(text: string): string {
  return [...text]
    .map((sign) => foreign[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/[^A-Za-z0-9 .,:;!?'"()/+%&@*=<>-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, textLength);
}
