import * as z from 'zod/mini';

/** The first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgres']),
  serverVersion: z.number(),
  migrations: z.array(z.string()),
  applications: z.number(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const entryNames = {
  manifest: 'manifest.json',
  database: 'database',
  files: 'files/',
  end: 'end',
} as const;
