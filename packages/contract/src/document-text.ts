import * as z from 'zod/mini';

const text = z.string();
const kind = <Kind extends string>(name: Kind) => z.literal(name);

/** A part of a document as a page shows it; the PDF is drawn from the same. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: kind('title'), text, subtitle: text }),
  z.object({ kind: kind('heading'), text }),
  z.object({ kind: kind('paragraph'), text, tone: z.optional(z.literal('quiet')) }),
  z.object({ kind: kind('notice'), text }),
  z.object({ kind: kind('amount'), label: text, figures: text, words: text }),
  z.object({ kind: kind('facts'), name: text, rows: z.array(z.array(text)) }),
  z.object({
    kind: kind('grid'),
    grid: z.object({ name: text, header: z.array(text), rows: z.array(z.array(text)) }),
  }),
  z.object({
    kind: kind('clauses'),
    clauses: z.array(z.object({ label: text, text, points: z.array(z.object({ label: text, text })) })),
  }),
  z.object({ kind: kind('blanks'), labels: z.array(text) }),
  z.object({ kind: kind('signatures'), signers: z.array(z.object({ role: text, name: text, note: text })) }),
]);
export type TextBlock = z.infer<typeof block>;

/** A whole document to be read on a page. */
export const documentText = z.object({
  title: text,
  language: z.enum(['pl', 'en']),
  blocks: z.array(block),
});
export type DocumentText = z.infer<typeof documentText>;
