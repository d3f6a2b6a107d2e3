/** A small PDF, another one for each title. */
export function pdfOf(title: string): Buffer {
  const head = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const body =
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Title (${title}) >>\nendobj\n` +
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const end = head.length + body.length;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(head + body + table, 'latin1');
}
