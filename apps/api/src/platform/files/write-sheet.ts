import writeXlsxFile from 'write-excel-file/node';

/** A workbook of one sheet. Texts are written as texts, so none of them is ever a formula. */
export async function writeSheet(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBuffer();
}
