import type { MessageTopic } from '@ndp/domain/case/offer.ts';
import type { Trx } from '../../platform/database/database.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';
import { sealedRows } from './sealed-rows.ts';

/** A message about a case to the other side. */
export interface CaseMessage {
  /** Counted from 1. */
  readonly n: number;
  readonly text: string;
  /** Who wrote it at the desk; null: the applicant. */
  readonly personId: string | null;
  readonly at: Date;
  readonly topic: MessageTopic | null;
  /** Polish day by which the office promised to answer an offer. */
  readonly answerBy: string | null;
}

/** Rows are only ever added. */
export const { read: readMessages, add: addMessage } = sealedRows({
  table: 'case_message',
  sealed: { body: 'case message' },
  fromRow: ({ n, person_id, at, topic, answer_by }, { body }): CaseMessage => ({
    ...{ n, text: body, personId: person_id, at },
    ...{ topic, answerBy: answer_by },
  }),
  toRow: ({ personId, at, topic, answerBy }) => ({
    ...{ person_id: personId, at, seen_at: null },
    ...{ topic, answer_by: answerBy },
  }),
  toWords: ({ text }) => ({ body: text }),
});

/** Notes that the desk has looked at what the applicant wrote. */
export async function markSeen(trx: Trx, key: ApplicationKey, at: Date): Promise<void> {
  await trx
    .updateTable('case_message')
    .set({ seen_at: at })
    .where((row) => row.and(ofCase(key)))
    .where('person_id', 'is', null)
    .where('seen_at', 'is', null)
    .execute();
}
