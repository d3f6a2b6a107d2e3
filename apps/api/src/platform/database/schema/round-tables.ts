import type { Generated } from 'kysely';

interface WorkRoundTable {
  name: string;
  leased_until: Date;
  attempts: Generated<number>;
  /** How far it has got through what it walks in parts; null: it begins anew. */
  reached: Generated<string | null>;
}

interface DigestTable {
  /** YYYY-MM-DD. */
  day: string;
  message_id: string;
  leased_until: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
}

/** What is done by rounds, on one node at a time. */
export interface RoundTables {
  digest: DigestTable;
  work_round: WorkRoundTable;
}
