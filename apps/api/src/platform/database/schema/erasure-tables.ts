import type { ErasureGround } from '@ndp/contract/desk/erasures.ts';
import type { OfCase } from './column-types.ts';

export interface ErasureTable extends OfCase {
  at: Date;
  cause: ErasureGround | 'not_me' | 'applicant' | 'retention' | 'training';
}

/** A platform still holds it open. */
interface AbandonedEnvelopeTable {
  partner_id: string;
  provider: string;
  provider_id: string;
  since: Date;
}

interface ErasureProposalTable extends OfCase {
  ground: ErasureGround;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
}

export interface RetentionTables {
  erasure_proposal: ErasureProposalTable;
  erasure: ErasureTable;
  abandoned_envelope: AbandonedEnvelopeTable;
}
