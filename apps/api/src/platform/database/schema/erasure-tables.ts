import type { OfCase } from './column-types.ts';
export interface ErasureTable extends OfCase {
  at: Date;
  cause: 'not_me' | 'applicant' | 'request' | 'unlawful' | 'duty' | 'retention';
}

/** A platform still holds it open. */
interface AbandonedEnvelopeTable {
  partner_id: string;
  provider: string;
  provider_id: string;
  since: Date;
}

export interface RetentionTables {
  erasure: ErasureTable;
  abandoned_envelope: AbandonedEnvelopeTable;
}
