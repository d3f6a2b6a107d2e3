import { deflateSync } from 'node:zlib';

/** How an object stream is packed; what is not said is as programs that write documents do it. */
export interface Packing {
  /** Of the stream's dictionary; `FIRST` stands for `First` with its value, `PLACE` for the value. */
  readonly dictionary?: string;
  readonly pack?: (content: Buffer) => Buffer;
  /** From the word `stream` to the data. */
  readonly start?: string;
}

const usual = '/Type /ObjStm /N 4 FIRST /Filter /FlateDecode';

/** A PDF whose catalogue, page and script stand in an object stream, named by a cross-reference stream. */
export function packedPdf({
  dictionary = usual,
  pack = deflateSync,
  start = 'stream\n',
}: Packing = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R /Names << /JavaScript << /Names [(a) 4 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  ];
  let place = 0;
  const places = objects.map((object, at) => {
    const own = `${at + 1} ${place}`;
    place += object.length + 1;
    return own;
  });
  const header = `${places.join(' ')} `;
  const content = pack(
    Buffer.from(`${header}${objects.join(' ')} % the end of this stream may be cut off`, 'latin1'),
  );
  const entries = dictionary
    .replace('FIRST', `/First ${header.length}`)
    .replace('PLACE', String(header.length));
  const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const name = Buffer.from('7 0 obj\n/Fl#61teDecode\nendobj\n');
  const before = Buffer.from(`5 0 obj\n<< ${entries} /Length ${content.length} >>\n${start}`);
  const stream = Buffer.concat([before, content, Buffer.from('\nendstream\nendobj\n')]);
  const [nameAt, streamAt] = [head.length, head.length + name.length];
  const table = streamAt + stream.length;
  const rows = [
    [0, 0, 255],
    ...objects.map((_, at) => [2, 5, at]),
    [1, streamAt, 0],
    [1, table, 0],
    [1, nameAt, 0],
  ].flatMap(([kind = 0, first = 0, second = 0]) => [kind, first >> 8, first & 255, second]);
  const end = `6 0 obj\n<< /Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Length ${rows.length} >>\nstream\n`;
  const tail = `\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([head, name, stream, Buffer.from(end), Buffer.from(rows), Buffer.from(tail)]);
}

const columns = 16;
/** The rows of a table, the last one filled up. */
function rowsOf(content: Buffer): Buffer[] {
  const whole = Buffer.concat([content, Buffer.alloc(columns - (content.length % columns), 0x20)]);
  return Array.from({ length: whole.length / columns }, (_, n) =>
    whole.subarray(n * columns, (n + 1) * columns),
  );
}
/** Each byte as its difference from the one before it. */
const differences = (row: Buffer) => row.map((byte, at) => (byte - (row[at - 1] ?? 0)) & 255);

const twice = (content: Buffer) => deflateSync(deflateSync(content));
const predicted = (predictor: number) =>
  `/Type /ObjStm /N 4 FIRST /Filter /FlateDecode /DecodeParms << /Predictor ${predictor} /Columns ${columns} >>`;
const withWrongSum = (content: Buffer) => {
  const packed = deflateSync(content);
  packed.writeUInt8(packed.readUInt8(packed.length - 1) ^ 1, packed.length - 1);
  return packed;
};

/** Packings no program uses for a document, though programs that show one open them. */
export const oddPackings: Readonly<Record<string, Packing>> = {
  'deflated twice': {
    dictionary: '/Type /ObjStm /N 4 FIRST /Filter [/FlateDecode /FlateDecode]',
    pack: twice,
  },
  'with a predictor of PNG': {
    dictionary: predicted(15),
    pack: (content) =>
      deflateSync(Buffer.concat(rowsOf(content).flatMap((row) => [Buffer.from([1]), differences(row)]))),
  },
  'with the predictor of TIFF': {
    dictionary: predicted(2),
    pack: (content) => deflateSync(Buffer.concat(rowsOf(content).map(differences))),
  },
  'behind a dictionary of 5 000 letters': { dictionary: `${usual} /X (${'a'.repeat(5_000)})` },
  'with CR alone behind the word stream': { start: 'stream\r' },
  'with blanks behind the word stream': { start: 'stream  \n' },
  'with a checksum that does not hold': { pack: withWrongSum },
  'cut by six bytes': { pack: (content) => deflateSync(content).subarray(0, -6) },
  'with a filter named elsewhere': {
    dictionary: '/Type /ObjStm /N 4 FIRST /Filter [/FlateDecode 7 0 R]',
    pack: twice,
  },
  'in hexadecimal digits and without its type': {
    dictionary: '/N 4 FIRST /Filter /ASCIIHexDecode',
    pack: (content) => Buffer.from(`${content.toString('hex')}>`),
  },
  'with a comment in its dictionary': {
    dictionary: '/N 4 /First%\n PLACE /Filter [/FlateDecode /FlateDecode]',
    pack: twice,
  },
};
