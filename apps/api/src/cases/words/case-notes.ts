import { sealedRows } from './sealed-rows.ts';

/** A note of somebody at the desk about a case, for the others there. */
export interface CaseNote {
  /** Counted from 1. */
  readonly n: number;
  readonly text: string;
  readonly personId: string;
  readonly at: Date;
}

/** Rows are only ever added. */
export const { read: readNotes, add: addNote } = sealedRows({
  table: 'case_note',
  sealed: { body: 'case note' },
  fromRow: ({ n, person_id, at }, { body }): CaseNote => ({ n, text: body, personId: person_id, at }),
  toRow: ({ personId, at }) => ({ person_id: personId, at }),
  toWords: ({ text }) => ({ body: text }),
});
