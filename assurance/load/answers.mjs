import { createHash } from 'node:crypto';
import { tsImport } from 'tsx/esm/api';

const load = (file) => tsImport(file, import.meta.url);
const { mpec } = await load('@ndp/domain/programs/mpec.ts');
const { toApplication } = await load('@ndp/flows/estimate/requests.ts');
const { phoneOf } = await load('@ndp/personas/identifiers.ts');
const { nameOf } = await load('@ndp/personas/name-of.ts');
const { numbered } = await load('@ndp/personas/numbered.ts');
const { homeOwner } = await load('@ndp/personas/personas.ts');

/** What an applicant of a house types at the estimate. */
export function estimateOf(email) {
  return { ...toApplication(homeOwner.answers), email, planned_completion_date: mpec.terms.lastDay };
}

/** The five sections in their order; `n` makes those of each applicant different. */
export function sectionsOf(n) {
  return Object.entries({ ...numbered(homeOwner, n).sections, client_info: clientOf(n, 0) });
}

/** Who applies; another `change`, another phone number. */
export function clientOf(n, change) {
  const { client_info } = numbered(homeOwner, n).sections;
  return { ...client_info, phone_number: phoneOf((n % 100_000) * 100 + (change % 100)) };
}

/** The name an applicant signs with. */
export function signatureOf(n) {
  return nameOf(clientOf(n, 0));
}

/** A small PDF of one page, another one for each name, which stands on it. */
export function pdfNamed(name) {
  const words = `BT /F1 24 Tf 60 760 Td (${name.replaceAll('_', ' ')}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Title (${name}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  let places = '0000000000 65535 f \n';
  for (const [i, each] of objects.entries()) {
    places += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${i + 1} 0 obj\n${each}\nendobj\n`;
  }
  const table = `xref\n0 6\n${places}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, 'latin1');
}

/** As a scanner writes it: so many megabytes, nearly all of them one stream. */
export function largePdf(megabytes) {
  const small = pdfNamed('skan').toString('latin1');
  const body = '0123456789abcdef'.repeat(megabytes * 2 ** 16);
  const bytes = Buffer.from(
    small.replace('xref', `6 0 obj\n<< /Length ${body.length} >>\nstream\n${body}\nendstream\nendobj\nxref`),
    'latin1',
  );
  return () => bytes;
}

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
