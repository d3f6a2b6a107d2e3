import { expect, it } from 'vitest';
import { drawnPdf } from '../../../testing/settlement/drawn-pdf.ts';
import { pdfOf } from '../../../testing/settlement/sample-files.ts';
import { measurePages } from './measure-pages.ts';

const inked = Array.from(
  { length: 400 },
  (_, n) => `${60 + (n % 20) * 20} ${80 + Math.floor(n / 20) * 30} 6 12 re`,
);
const pdf = (bytes: Uint8Array) => measurePages({ bytes, mediaType: 'application/pdf' });

it('a printed PDF is measured by the worst of its pages that are not empty, and one without pages not at all', async () => {
  const print = await pdf(drawnPdf([{}, { content: `0 g ${inked.join(' ')} f` }]));
  expect(print?.sharpness).toBeGreaterThan(0.05);
  const pale = `0.9 g 0 0 595 842 re f ${Array.from({ length: 90 }, (_, n) => `${0.9 - n / 200} g 0 ${n * 9} 595 9 re f`).join(' ')}`;
  const withGradient = await pdf(drawnPdf([{ content: `0 g ${inked.join(' ')} f` }, { content: pale }]));
  expect(withGradient?.sharpness).toBeLessThan(print?.sharpness ?? 0);
  expect(await pdf(pdfOf())).toBeUndefined();
});
