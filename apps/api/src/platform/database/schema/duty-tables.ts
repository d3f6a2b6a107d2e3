import type { DutyKind } from '@ndp/domain/duties.ts';
import type { HandoverNamer, HandoverState } from '@ndp/domain/handover.ts';
import type { RunningAnswer } from '@ndp/domain/running.ts';
import type { Generated } from 'kysely';
import type { OfCase, Sealed } from './column-types.ts';

interface CaseDutyTable extends OfCase {
  kind: DutyKind;
  /** Polish day, `YYYY-MM-DD`. */
  due_on: string;
  planned_at: Date;
  /** Null: nobody said that it is done. */
  done_at: Date | null;
  note: Sealed | null;
  /** Polish day on which it is asked next whether the source runs; null: not any more, or another duty. */
  ask_on: Generated<string | null>;
}

interface CaseRunningTable extends OfCase {
  year: number;
  asked_at: Date;
  answer: RunningAnswer | null;
  answered_at: Date | null;
}

interface DutyHandoverTable extends OfCase {
  /** Name, address and what was said of the new owner. */
  person: Sealed;
  state: HandoverState;
  named_by: HandoverNamer;
  named_at: Date;
  /** When the new owner confirmed or declined; null before. */
  answered_at: Date | null;
}

/** What goes on after the replacement. */
export interface DutyTables {
  case_duty: CaseDutyTable;
  case_running: CaseRunningTable;
  duty_handover: DutyHandoverTable;
}
