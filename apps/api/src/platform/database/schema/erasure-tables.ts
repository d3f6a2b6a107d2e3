/** That an application was erased; nothing personal. */
export interface ErasureTable {
  partner_id: string;
  application_id: string;
  at: Date;
  cause: 'not_me' | 'applicant' | 'request' | 'unlawful' | 'duty' | 'retention';
}

/** A paper of an erased application that a signing platform still holds open. */
interface AbandonedEnvelopeTable {
  partner_id: string;
  provider: string;
  provider_id: string;
  since: Date;
}

/** The tables of what is left of erased applications. */
export interface RetentionTables {
  erasure: ErasureTable;
  abandoned_envelope: AbandonedEnvelopeTable;
}
