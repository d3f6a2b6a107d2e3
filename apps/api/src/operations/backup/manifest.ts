import * as z from 'zod/mini';

/** The first entry. */
export const manifestSchema = z.object({
  /** 1 was written by 1.0.0: it names no keys, and its end says nothing of the files. */
  format: z.literal([1, 2]),
  madeAt: z.string(),
  database: z.string(),
  serverVersion: z.number(),
  migrations: z.array(z.string()),
  applications: z.number(),
  /** What its contents are sealed under: the id of each key and what tells it from another one, never the key. */
  keys: z._default(z.array(z.object({ id: z.string(), mark: z.string() })), []),
});
export type Manifest = z.output<typeof manifestSchema>;

export const entryNames = {
  manifest: 'manifest.json',
  database: 'database',
  files: 'files/',
  end: 'end',
} as const;
