import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPoppler } from '@ndp/documents/testing/poppler.ts';
import { fileProblems } from '@ndp/flows/application/payment/messages.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../../../../tools/browser.mjs';
import { oddPackings, packedPdf } from '../../../testing/settlement/packed-pdf.ts';
import { pdfOf } from '../../../testing/settlement/sample-files.ts';
import { inspectFile } from './inspect-file.ts';

const refused = { sentence: fileProblems.active };
const taken = { mediaType: 'application/pdf' };

describe('a PDF with a script among packed objects', () => {
  it.each([['as programs pack them', {}] as const, ...Object.entries(oddPackings)])(
    'is refused: %s',
    async (_name, packing) => {
      const sent = packedPdf(packing);
      expect(askPoppler('pdfinfo', sent, ['-js'])).toContain('app.alert(1)');
      await expect(inspectFile(sent)).rejects.toMatchObject(refused);
    },
  );
});

const folder = mkdtempSync(join(tmpdir(), 'ndp-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program makes of a file. */
function made(
  program: string,
  content: string | Buffer,
  args: (from: string, to: string) => string[],
): Buffer {
  const [from, to] = [
    join(folder, typeof content === 'string' ? 'from.html' : 'from.pdf'),
    join(folder, 'to.pdf'),
  ];
  rmSync(to, { force: true });
  writeFileSync(from, content);
  spawnSync(program, args(from, to));
  return readFileSync(to);
}

const page = '<h1>Faktura 1/2026</h1><p>Pompa ciepła <a href="https://www.gov.pl">gov.pl</a></p>';
const print = (from: string, to: string) => [
  '--no-sandbox',
  '--no-pdf-header-footer',
  `--print-to-pdf=${to}`,
  from,
];
const qpdf =
  (...options: string[]) =>
  (from: string, to: string) => [...options, from, to];

describe('a PDF as programs write it', () => {
  it('is taken from a browser, and rewritten by cairo or qpdf, however that packs it', async () => {
    const printed = made(findBrowser() ?? '', page, print);
    const all = [
      printed,
      made('pdftocairo', printed, (from, to) => ['-pdf', from, to]),
      made('qpdf', printed, qpdf('--object-streams=generate')),
      made('qpdf', printed, qpdf('--object-streams=generate', '--linearize')),
      made('qpdf', printed, qpdf('--qdf')),
    ];
    for (const sent of all) expect(await inspectFile(sent)).toMatchObject(taken);
    expect(all.filter((sent) => sent.includes('/ObjStm'))).toHaveLength(2);
  });

  it('is refused with a script, packed by such a program or not', async () => {
    for (const option of ['--object-streams=generate', '--qdf']) {
      await expect(inspectFile(made('qpdf', packedPdf(), qpdf(option)))).rejects.toMatchObject(refused);
    }
  });
});

/** A PDF with these objects behind its catalogue. */
const withObjects = (objects: string) => pdfOf({ inside: `>>\nendobj\n${objects}\n11 0 obj\n<< /A 1` });

describe('what a PDF hides elsewhere', () => {
  const rendition = '<< /S /Rendition /JS (app.alert\\(1\\)) >>';
  it.each([
    ['a script behind the word stream in a comment', `% stream\n9 0 obj\n${rendition}\nendobj\n% endstream`],
    [
      'a script behind a character that shows nothing',
      `9 0 obj\n${rendition.replace('/JS', '/JS\0')}\nendobj`,
    ],
    ['a script behind a comment', `9%\n0%\nobj%\n${rendition.replace('/JS', '/J#53%\n')}\nendobj`],
    ['a script in a string a table may point into', `9 0 obj\n(10 0 obj ${rendition})\nendobj`],
    [
      'a script in the data of a picture',
      `9 0 obj\n<< /Length 9 >>\nstream\n10 0 obj${rendition}\nendstream\nendobj`,
    ],
    ['a script in a list', `9 0 obj\n[${rendition}]\nendobj`],
    ['a script of a scene', '9 0 obj\n<< /Type /3D /OnInstantiate 8 0 R >>\nendobj'],
    ['a script for an address', '9 0 obj\n<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>\nendobj'],
    ['a form of forms', '9 0 obj\n<< /XFA%\n8 0 R >>\nendobj'],
    ['an attached program that does not say so', '9 0 obj\n<< /F (a.exe) /EF << /F 8 0 R >> >>\nendobj'],
    [
      'an attached file with brackets in its name',
      '9 0 obj\n<< /EF 8 0 R /F (a.xml) /UF (a(1).exe) >>\nendobj',
    ],
    [
      'a file on another machine, in numbers',
      '9 0 obj\n<< /S /GoToR /F (\\134\\134\\134\\134a\\134b) >>\nendobj',
    ],
    ['a file on another machine, named elsewhere', '9 0 obj\n(\\\\\\\\10.0.0.9\\\\a)\nendobj'],
    ['a dictionary without an end', '9 0 obj\n<< /A [ /B >>\nendobj'],
  ])('is found: %s', async (_name, objects) => {
    await expect(inspectFile(withObjects(objects))).rejects.toMatchObject(refused);
  });

  it.each([
    ['a colour profile', '9 0 obj\n<< /N 3 /Length 4 >>\nstream\n\0\0\x0c\x48Lino\nendstream\nendobj'],
    ['a list of contents', '9 0 obj\n<< /Type /Outlines /First 8 0 R /Last 8 0 R >>\nendobj'],
    ['a title like an address', '9 0 obj\n<< /Title (file:///C:/a.html) /Author (//) >>\nendobj'],
  ])('is taken where it is none of that: %s', async (_name, objects) => {
    expect(await inspectFile(withObjects(objects))).toMatchObject(taken);
  });
});
