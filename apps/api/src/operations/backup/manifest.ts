import * as z from 'zod/mini';

/** What a backup says of itself; its first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** How the database was read: a copy of the embedded one's folder, or `pg_dump`. */
  database: z.enum(['embedded', 'postgres']),
  /** Major version of the database server. */
  serverVersion: z.number(),
  /** The migrations it had, in order: how new the product was. */
  migrations: z.array(z.string()),
  applications: z.number(),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Names of the entries of a backup. */
export const entryNames = {
  manifest: 'manifest.json',
  database: 'database',
  files: 'files/',
  end: 'end',
} as const;
