import type { BulkAction } from '@ndp/contract/desk/bulk.ts';
import type { DeskPermission } from '@ndp/contract/permissions.ts';
import { NotHere } from '../../../features/desk/refusals.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { giveCase } from '../assign.ts';
import type { DeskWork } from '../desk-work.ts';
import { putLabel } from '../labels.ts';
import { handOverCase } from '../notes.ts';
import { remindApplicant } from '../remind.ts';
import { snoozeCase } from '../snooze.ts';

/** Whom a hand-over gives the case to, and its note; until which day it is put aside; the label put on it. */
interface BulkDetails {
  readonly to: string | null;
  readonly text: string;
  readonly until: string | null;
  readonly label: string | null;
}

interface BulkAct {
  /** As the act on one case needs it. */
  readonly permission: DeskPermission;
  readonly run: (work: DeskWork, application: Application, details: BulkDetails) => Promise<unknown>;
}

/** What a job does in each of its cases, locked: the same as the act on one. */
export const bulkActs: Readonly<Record<BulkAction, BulkAct>> = {
  take: {
    permission: 'assign',
    run: (work, application) => {
      work.addDetails({ to: 'me' });
      return giveCase(work, application, work.person.id);
    },
  },
  let_go: {
    permission: 'assign',
    run: (work, application) => {
      work.addDetails({ to: 'nobody' });
      return giveCase(work, application, null);
    },
  },
  hand_over: {
    permission: 'assign',
    run: async (work, application, { to, text }) => {
      if (to === null) throw new NotHere();
      await handOverCase(work, application, { to, text });
    },
  },
  remind: { permission: 'resend-link', run: remindApplicant },
  snooze: {
    permission: 'snooze',
    run: (work, application, { until }) => snoozeCase(work, application, until),
  },
  label: {
    permission: 'label-case',
    run: async (work, application, { label }) => {
      if (label === null) throw new NotHere();
      await putLabel(work, application, { labelId: label, isOn: true });
    },
  },
};
