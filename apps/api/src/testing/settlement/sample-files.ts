import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** Files as applicants send them, and as somebody sends them who means harm. */

/** A page that says something, 1.7 unless told otherwise. */
export function pdfOf({ version = '1.7', inside = '', after = '\n' } = {}): Buffer {
  const body = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`;
  const head = `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${head.length + body.length}\n%%EOF${after}`;
  return Buffer.from(head + body + table, 'latin1');
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey picture of four pixels, whatever size it claims; `words` go into a text chunk. */
export function pngOf({ width = 2, height = 2, words = '', after = '' } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(words ? [chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(6))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(after, 'latin1'),
  ]);
}

const photograph = readFileSync(new URL('picture.jpg', import.meta.url));

/** A photograph of 24 × 18 pixels, whatever size it claims. */
export function jpegOf({ width = 24, height = 18, after = Buffer.alloc(0) as Uint8Array } = {}): Buffer {
  const bytes = Buffer.concat([photograph, after]);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** An archive of one packed file. */
function zipOf(name = 'a.txt', content: Uint8Array = Buffer.from('a')): Buffer {
  const packed = deflateSync(content, { level: 9 }).subarray(2, -4);
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 0, 'latin1');
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 0, 'latin1');
  local.copy(central, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

/** The block with which Samsung's camera ends a photograph. */
function samsungBlock(): Buffer {
  const piece = Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1763722800000', 'latin1');
  const directory = Buffer.alloc(24);
  directory.write('SEFH', 0, 'latin1');
  directory.writeUInt32LE(106, 4);
  directory.writeUInt32LE(1, 8);
  directory.writeUInt16LE(0x0a01, 14);
  directory.writeUInt32LE(piece.length, 16);
  directory.writeUInt32LE(piece.length, 20);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(directory.length);
  return Buffer.concat([piece, directory, length, Buffer.from('SEFT')]);
}

/** A film of two boxes, as a motion photo ends with. */
function film(): Buffer {
  const box = (name: string, data: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + data.length);
    return Buffer.concat([size, Buffer.from(name + data, 'latin1')]);
  };
  return Buffer.concat([box('ftyp', 'mp42\0\0\0\0'), box('mdat', 'frames')]);
}

const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(120)]);
const exe = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(120), Buffer.from('PE\0\0')]);
const html = '<!doctype html><script>alert(1)</script>';

/** What must never be taken, by what it is; nothing of it tells by its name. */
export const hostileFiles: Readonly<Record<string, Buffer>> = {
  'nothing at all': Buffer.alloc(0),
  'a program for Windows': exe,
  'a program for Linux': elf,
  'a script': Buffer.from('#!/bin/sh\nrm -rf ~\n'),
  'an archive': zipOf(),
  'a document of a word processor': zipOf('[Content_Types].xml', Buffer.from('<Types/>')),
  'a bomb that unpacks to 100 MB': zipOf('bomb', Buffer.alloc(100 * 1024 * 1024)),
  'a page': Buffer.from(html),
  'a drawing with a script': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  'a picture of another kind': Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  'a photograph of a kind few programs open': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  'a PDF with an archive behind it': Buffer.concat([pdfOf(), zipOf()]),
  'a PDF with an archive inside, ended once more': Buffer.concat([
    pdfOf(),
    zipOf(),
    Buffer.from('startxref\n0\n%%EOF\n'),
  ]),
  'a PDF with a page behind it': pdfOf({ after: `\n${html}` }),
  'a PDF with a page inside': pdfOf({ inside: `/X (${html})` }),
  'a PDF behind a program': Buffer.concat([exe, pdfOf()]),
  'a PDF that runs a script': pdfOf({ inside: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  'a PDF that runs a script under a disguised name': pdfOf({
    inside: '/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>',
  }),
  'a PDF that starts a program': pdfOf({ inside: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  'a PDF with a program attached': pdfOf({
    inside: '/EF << /F 9 0 R >> /Type /EmbeddedFile /UF (Faktura.pdf.exe)',
  }),
  'a PDF with a password': pdfOf({ inside: '/Encrypt 9 0 R' }),
  'half a PDF': pdfOf().subarray(0, 120),
  'the mere beginning and end of a PDF': Buffer.from('%PDF-1.7\n%%EOF'),
  'a PNG with a page behind it': pngOf({ after: html }),
  'a PNG with a page in its words': pngOf({ words: html }),
  'a PNG with an archive behind it': Buffer.concat([pngOf(), zipOf()]),
  'a PNG with an archive in its words': pngOf({ words: zipOf().toString('latin1') }),
  'half a PNG': pngOf().subarray(0, 50),
  'a PNG whose checksum does not hold': Buffer.from(pngOf().map((byte, i) => (i === 20 ? byte ^ 1 : byte))),
  'a PNG whose pixels are cut off': pngOf({ width: 1000, height: 1000 }),
  'a PNG that unpacks to ten billion pixels': pngOf({ width: 100_000, height: 100_000 }),
  'a PNG of no size': pngOf({ width: 0 }),
  'a JPEG with an archive behind it': jpegOf({ after: zipOf() }),
  'a JPEG with an archive in a film': jpegOf({ after: Buffer.concat([film(), zipOf()]) }),
  'a JPEG with a page behind it': jpegOf({ after: Buffer.from(html) }),
  'half a JPEG': jpegOf().subarray(0, 200),
  'the mere beginning of a JPEG': jpegOf().subarray(0, 4),
  'a JPEG of 3.6 billion pixels': jpegOf({ width: 60_000, height: 60_000 }),
  'a JPEG of four billion pixels': jpegOf({ width: 65_535, height: 65_535 }),
};

/** Pictures that carry more than themselves, by what it is, and a piece of what must not be kept. */
export const ladenPictures: Readonly<Record<string, readonly [picture: Buffer, piece: string]>> = {
  'zeros behind it': [jpegOf({ after: Buffer.alloc(9) }), '\0'.repeat(9)],
  'a second picture behind it': [jpegOf({ after: jpegOf() }), '\xff\xd9\xff\xd8'],
  'a film behind it, as telephones append': [jpegOf({ after: film() }), 'ftyp'],
  'half a film behind it': [jpegOf({ after: film().subarray(0, -1) }), 'ftyp'],
  'the block of a camera behind it': [jpegOf({ after: samsungBlock() }), 'SEFT'],
  'a program behind it': [jpegOf({ after: elf }), 'ELF'],
  'words inside': [pngOf({ words: 'Zdjęcie z montażu' }), 'tEXt'],
  'bytes behind it': [pngOf({ after: 'dopisek' }), 'dopisek'],
};
