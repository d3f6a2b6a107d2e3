import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export interface ProgramVersionTable {
  program_id: string;
  n: number;
  /** At whose desk it is edited. */
  owner_id: string | null;
  state: 'draft' | 'published';
  /** The first day it counts, `YYYY-MM-DD`, in Poland. */
  from_day: string | null;
  content: Json<ProgramContent>;
  /** Everybody who wrote in it. */
  made_by: Generated<string[]>;
  made_at: Date;
  published_by: string | null;
  published_at: Date | null;
}

export interface ProgramTables {
  program_version: ProgramVersionTable;
}
