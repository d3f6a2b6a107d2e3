import { createServer, type Server } from 'node:net';
import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { type FileProblem, fileProblems } from '@ndp/flows/application/payment/messages.ts';
import { communityInvoice, strangeFiles, wrongInvoices } from '@ndp/invoice/testing/examples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles, jpegOf, pdfOf, pngOf } from '../../../testing/settlement/sample-files.ts';
import { FileRefused, ScanAway } from '../refusals.ts';
import { inspectFile } from './inspect-file.ts';
import { scanFile } from './scan-file.ts';

describe('a file that proves something', () => {
  it('is a PDF, a JPEG or a PNG by its content', async () => {
    for (const [bytes, mediaType] of [
      [pdfOf(), 'application/pdf'],
      [pdfOf({ version: '2.0' }), 'application/pdf'],
      [jpegOf(), 'image/jpeg'],
      [pngOf(), 'image/png'],
    ] as const) {
      expect(await inspectFile(bytes)).toHaveProperty('mediaType', mediaType);
    }
  });

  it('is kept as it came when it is a PDF, by whatever program', async () => {
    const pdf = PDF.create();
    pdf.addPage();
    for (const bytes of [pdfOf(), Buffer.from(await pdf.save())]) {
      expect(await inspectFile(bytes)).toMatchObject({ mediaType: 'application/pdf', bytes });
    }
  });

  it('may be an invoice with its data attached', async () => {
    const attached =
      '/AF [9 0 R] /EF << /F 9 0 R >> /Type /EmbeddedFile /F (factur-x.xml) /UF <FEFF0078002E0078006D006C>';
    expect(await inspectFile(pdfOf({ inside: attached }))).toHaveProperty('mediaType', 'application/pdf');
  });

  it('may have 10 MB, and not a byte more', async () => {
    const spaces = (count: number) => pdfOf({ inside: ' '.repeat(count) });
    const padded = (bytes: number) => spaces(2 * bytes - spaces(bytes).length);
    expect(await inspectFile(padded(mostFileBytes))).toHaveProperty('mediaType', 'application/pdf');
    await expect(inspectFile(padded(mostFileBytes + 1))).rejects.toMatchObject({
      sentence: fileProblems.too_large,
    });
  });
});

/** A PDF whose objects stand packed in an object stream, as Acrobat and LibreOffice write them. */
function packedPdf(object: string, dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode'): Buffer {
  const packed = deflateSync(Buffer.from(`7 0 \n${object}`, 'latin1')).toString('latin1');
  return pdfOf({
    inside: `>>\nendobj\n9 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n10 0 obj\n<<`,
  });
}

describe('what is packed in a PDF', () => {
  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    ['a script whose name is written in numbers', '<< /S /J#61v#61Script >>'],
    ['a script without its kind', '<< /A << /J#53 12 0 R >> >>'],
    ['a program that is started', '<< /S /Launch /F (calc.exe) >>'],
    ['a form of forms', '<< /AcroForm << /XFA [(template) 12 0 R] >> >>'],
    ['a form that sends data', '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>'],
    ['an attached program', '<< /Type /Filespec /EF << /F 12 0 R >> /F (faktura.exe) /Type /EmbeddedFile >>'],
    ['an attached file of another kind', '<< /EF << /F 12 0 R >> /UF (a.docx) /Type /Embedded#46ile >>'],
    ['a file on another machine', '<< /S /GoToR /F (\\\\\\\\10.0.0.9\\\\share\\\\x.pdf) /D [0 /Fit] >>'],
    ['the same in hexadecimal digits', '<< /S /GoToR /F <FEFF005C005C0061002E0062> >>'],
  ])('is found: %s', async (_name, object) => {
    const asked = inspectFile(packedPdf(object));
    await expect(asked).rejects.toMatchObject({ sentence: fileProblems.active });
    const unmarked = packedPdf(object, '/N 1 /First 5 /Filter /FlateDecode');
    await expect(inspectFile(unmarked)).rejects.toThrow(FileRefused);
  });

  it('may be anything else, and is refused where it unpacks without end or is packed as nobody does', async () => {
    const page = '<< /Type /Page /Annots [<< /A << /S /URI /URI (https://www.gov.pl) >> >>] >>';
    expect(await inspectFile(packedPdf(page))).toHaveProperty('mediaType', 'application/pdf');
    await expect(inspectFile(packedPdf('0'.repeat(70 * 1024 * 1024)))).rejects.toThrow(FileRefused);
    const odd = '/Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode]';
    await expect(inspectFile(packedPdf(page, odd))).rejects.toThrow(FileRefused);
  });
});

describe('a virus scanner', () => {
  const eicar = 'X5O!P%@AP[4';
  let clamd: Server;
  let address: string;
  beforeAll(async () => {
    clamd = createServer((line) => {
      const heard: Buffer[] = [];
      line.on('data', (part) => {
        heard.push(part);
        const sent = Buffer.concat(heard);
        if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
        const isAsked = sent.subarray(0, 10).toString() === 'zINSTREAM\0';
        const found = sent.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
        line.end(`${isAsked ? found : 'UNKNOWN COMMAND'}\0`);
      });
    });
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    address = `tcp://127.0.0.1:${(clamd.address() as { port: number }).port}`;
  });
  afterAll(() => new Promise((resolve) => clamd.close(resolve)));

  it('lets pass what is well, refuses what it knows, and nothing is taken without it', async () => {
    await scanFile(address, jpegOf({ after: Buffer.alloc(300_000, 1) }));
    const found = scanFile(address, pdfOf({ inside: eicar }));
    await expect(found).rejects.toMatchObject({ sentence: fileProblems.infected });
    await expect(scanFile('tcp://127.0.0.1:9', pdfOf())).rejects.toThrow(ScanAway);
    await expect(scanFile('unix:/nowhere/clamd.sock', pdfOf())).rejects.toThrow(ScanAway);
  });
});

describe('an invoice of KSeF', () => {
  it('is kept byte for byte, and what it says is read', async () => {
    const bytes = Buffer.from(communityInvoice);
    const { mediaType, bytes: kept, invoice } = await inspectFile(bytes);
    expect([mediaType, Buffer.compare(kept, bytes)]).toEqual(['application/xml', 0]);
    expect(invoice).toMatchObject({ number: 'FV/2026/12/7', gross_gr: 8_676_000 });
  });
});

describe('a hostile file', () => {
  it.each(Object.entries(hostileFiles))('is refused: %s', async (_name, bytes) => {
    await expect(inspectFile(bytes)).rejects.toThrow(FileRefused);
  });

  it.each<[string, FileProblem]>([
    ['a program for Windows', 'unknown_kind'],
    ['half a JPEG', 'damaged'],
    ['a PNG of no size', 'damaged'],
    ['a PDF with a password', 'locked'],
    ['a PDF with an archive behind it', 'mixed'],
    ['a PNG with an archive in its words', 'mixed'],
    ['a JPEG with a page behind it', 'mixed'],
    ['a PNG that unpacks to ten billion pixels', 'too_many_pixels'],
    ['a JPEG of 3.6 billion pixels', 'too_many_pixels'],
    ['a JPEG of four billion pixels', 'too_many_pixels'],
    ['a PDF that starts a program', 'active'],
  ])('is told from one that is merely of the wrong kind, broken or locked: %s', async (name, problem) => {
    const refused = inspectFile(hostileFiles[name] ?? Buffer.alloc(0));
    await expect(refused).rejects.toMatchObject({ sentence: fileProblems[problem] });
  });

  it.each(Object.entries(strangeFiles).filter(([, [problem]]) => problem !== 'damaged'))(
    'is told why it is no invoice: an XML %s',
    async (_name, [problem, file]) => {
      await expect(inspectFile(Buffer.from(file))).rejects.toMatchObject({
        sentence: fileProblems[`xml_${problem}`],
      });
    },
  );

  it('is told that its XML is broken, or not as the structure of invoices wants it', async () => {
    const [broken, wrong] = [communityInvoice.slice(0, -9), wrongInvoices['with two gross amounts'] ?? ''];
    const refused = (xml: string) => expect(inspectFile(Buffer.from(xml))).rejects;
    await refused(broken).toMatchObject({ sentence: fileProblems.xml_damaged });
    await refused(wrong).toMatchObject({ sentence: fileProblems.xml_structure });
  });

  it('does not keep the server busy, however it is made', async () => {
    const most = (text: string) => text.repeat(Math.floor((mostFileBytes - 2000) / text.length));
    const texts = ['/F(', '/UF(aaaa', 'stream\n', '/JS ', '#41', '1 ', '%%EOF', '<', '/EmbeddedFile /UF <'];
    const slow = texts.map((text) => pdfOf({ inside: most(text) }));
    for (const file of [...slow, jpegOf({ after: Buffer.alloc(mostFileBytes - 1000) })]) {
      // Time of the processor, not of the clock: a busy machine fails no test.
      const before = process.cpuUsage();
      await inspectFile(file).catch(() => undefined);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(3e6);
    }
  });
});
