/** A page of a PDF that shows something; lengths in points. */
export interface DrawnPage {
  readonly width?: number;
  readonly height?: number;
  /** Degrees to the right. */
  readonly rotate?: number;
  /** Operators of its content. */
  readonly content?: string;
  /** Entries of its dictionary besides. */
  readonly entries?: string;
}

/** A PDF of real pages; `objects` are numbered on from 3 + twice the pages. */
export function drawnPdf(
  pages: readonly DrawnPage[],
  { catalogue = '', objects = [] as readonly (string | Buffer)[] } = {},
): Buffer {
  const kids = pages.map((_, at) => `${3 + 2 * at} 0 R`).join(' ');
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap(({ width = 595, height = 842, rotate = 0, content = '', entries = '' }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${4 + 2 * at} 0 R ${entries} >>`,
      streamOf('', Buffer.from(content, 'latin1')),
    ]),
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of all.entries()) {
    places.push(length);
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table)]);
}

/** A stream with these entries in its dictionary. */
export function streamOf(entries: string, data: Buffer): Buffer {
  const head = `<< ${entries} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')]);
}
