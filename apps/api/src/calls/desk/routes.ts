import * as absences from '@ndp/contract/desk/absences.ts';
import * as answers from '@ndp/contract/desk/answers.ts';
import * as appeals from '@ndp/contract/desk/appeals.ts';
import * as audit from '@ndp/contract/desk/audit.ts';
import * as bankLines from '@ndp/contract/desk/bank-lines.ts';
import * as budget from '@ndp/contract/desk/budget.ts';
import * as bulk from '@ndp/contract/desk/bulk.ts';
import * as caseExport from '@ndp/contract/desk/case-export.ts';
import * as cases from '@ndp/contract/desk/cases.ts';
import * as consents from '@ndp/contract/desk/consents.ts';
import * as corrections from '@ndp/contract/desk/corrections.ts';
import * as erasures from '@ndp/contract/desk/erasures.ts';
import * as filePages from '@ndp/contract/desk/file-pages.ts';
import * as handover from '@ndp/contract/desk/handover.ts';
import * as inbox from '@ndp/contract/desk/inbox.ts';
import * as labels from '@ndp/contract/desk/labels.ts';
import * as messages from '@ndp/contract/desk/messages.ts';
import * as money from '@ndp/contract/desk/money.ts';
import * as notes from '@ndp/contract/desk/notes.ts';
import * as paperEntries from '@ndp/contract/desk/paper-entries.ts';
import * as partner from '@ndp/contract/desk/partner.ts';
import * as paymentSettings from '@ndp/contract/desk/payment-settings.ts';
import * as payments from '@ndp/contract/desk/payments.ts';
import * as people from '@ndp/contract/desk/people.ts';
import * as platform from '@ndp/contract/desk/platform.ts';
import * as programs from '@ndp/contract/desk/programs.ts';
import * as regulator from '@ndp/contract/desk/regulator.ts';
import * as session from '@ndp/contract/desk/session.ts';
import * as statistics from '@ndp/contract/desk/statistics.ts';
import * as training from '@ndp/contract/desk/training.ts';
import * as waiting from '@ndp/contract/desk/waiting.ts';
import * as wording from '@ndp/contract/desk/wording.ts';
import { type CallRow, describeCalls } from '../../platform/http/openapi.ts';
import { mountAbsences } from './absences.ts';
import { mountAnswers } from './answers.ts';
import { mountAppeals } from './appeals.ts';
import { mountAssign } from './assign.ts';
import { mountAudit } from './audit/audit.ts';
import { mountBudget } from './budget.ts';
import { mountBulkJobs } from './bulk/bulk-jobs.ts';
import { mountBulkPreview } from './bulk/bulk-preview.ts';
import { mountCaseActions } from './case-acts.ts';
import { mountCaseExport } from './case-export/case-export.ts';
import { mountReadCaseFile } from './case-files.ts';
import { mountCaseMessages } from './case-messages.ts';
import { mountConsents } from './consents.ts';
import { mountCorrections } from './corrections.ts';
import type { DeskHttp } from './desk-http.ts';
import { mountErasures } from './erasures.ts';
import { mountFilePages } from './file-pages.ts';
import { mountFlags } from './flags.ts';
import { mountExportCases } from './inbox/export-cases.ts';
import { mountListCases } from './inbox/list-cases.ts';
import { mountOwnInbox } from './inbox/own-inbox.ts';
import { mountJudgeDocument } from './judge-document.ts';
import { mountLabels } from './labels.ts';
import { mountMoveCase } from './move-case.ts';
import { mountNameNewOwner } from './name-new-owner.ts';
import { mountNotes } from './notes.ts';
import { mountNotices } from './notices.ts';
import { mountOpinions } from './opinions.ts';
import { mountPaperEntries } from './paper-entries.ts';
import { mountPartner } from './partner.ts';
import { mountBankLines } from './payments/bank-lines.ts';
import { mountBatches } from './payments/batches.ts';
import { mountMoney } from './payments/money.ts';
import { mountPaymentOfCase } from './payments/payment-of-case.ts';
import { mountPayments } from './payments/payments.ts';
import { mountPaymentSettings } from './payments/settings.ts';
import { mountPeople } from './people.ts';
import { mountPlatform } from './platform.ts';
import { mountPrograms } from './programs.ts';
import { mountReadCase } from './read-case.ts';
import { mountRegulator } from './regulator.ts';
import { mountRemind } from './remind.ts';
import { mountSession } from './session.ts';
import { mountSnooze } from './snooze.ts';
import { mountStatistics } from './statistics.ts';
import { mountTraining } from './training.ts';
import { mountTwins } from './twins.ts';
import { mountUncover } from './uncover.ts';
import { mountUndo } from './undo.ts';
import { mountWaiting } from './waiting.ts';
import { mountWording } from './wording.ts';

const isRow = (exported: [string, unknown]): exported is [string, CallRow] =>
  typeof exported[1] === 'object' && exported[1] !== null && 'summary' in exported[1];

/** The table of the desk's calls: every row of these files, by its name. */
export const deskCalls: Readonly<Record<string, CallRow>> = Object.fromEntries(
  Object.entries<unknown>({
    ...answers,
    ...appeals,
    ...cases,
    ...handover,
    ...filePages,
    ...bulk,
    ...caseExport,
    ...consents,
    ...corrections,
    ...inbox,
    ...labels,
    ...absences,
    ...paperEntries,
    ...messages,
    ...notes,
    ...people,
    ...payments,
    ...money,
    ...paymentSettings,
    ...bankLines,
    ...budget,
    ...regulator,
    ...erasures,
    ...programs,
    ...statistics,
    ...training,
    ...partner,
    ...waiting,
    ...wording,
    ...audit,
    ...platform,
    ...session,
  }).filter(isRow),
);

let described: ReturnType<typeof describeCalls> | undefined;

/** The calls of the desk, as they are described at its host; described once in a process, which takes a while. */
export function describeDesk(origin: string) {
  described ??= describeCalls(deskCalls, {
    origin: '',
    title: 'NDP desk',
    description:
      'Calls of the desk’s own pages, made with the session cookie of whoever is logged in. Sentences follow `Accept-Language` (pl, en).',
  });
  return { ...described, servers: [{ url: origin }] };
}

const mounts: readonly ((http: DeskHttp) => void)[] = [
  mountSession,
  mountListCases,
  mountWaiting,
  mountOwnInbox,
  mountExportCases,
  mountRemind,
  mountBulkPreview,
  mountBulkJobs,
  mountReadCase,
  mountReadCaseFile,
  mountFilePages,
  mountCaseExport,
  mountUncover,
  mountAssign,
  mountUndo,
  mountFlags,
  mountTwins,
  mountMoveCase,
  mountAppeals,
  mountCaseActions,
  mountConsents,
  mountCorrections,
  mountJudgeDocument,
  mountCaseMessages,
  mountNotes,
  mountOpinions,
  mountNotices,
  mountPeople,
  mountPaymentOfCase,
  mountPayments,
  mountMoney,
  mountBatches,
  mountBankLines,
  mountPaymentSettings,
  mountBudget,
  mountRegulator,
  mountErasures,
  mountPrograms,
  mountSnooze,
  mountNameNewOwner,
  mountLabels,
  mountAbsences,
  mountPaperEntries,
  mountStatistics,
  mountPartner,
  mountTraining,
  mountWording,
  mountAnswers,
  mountAudit,
  mountPlatform,
];

/** Mounts every call of the table. */
export function mountDesk(http: DeskHttp): void {
  for (const mount of mounts) mount(http);
}
