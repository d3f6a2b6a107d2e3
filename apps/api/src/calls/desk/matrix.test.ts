// @database both, the embedded one in the long form

import { isFile } from '@ndp/contract/call.ts';
import { type DeskRole, deskRoles } from '@ndp/contract/permissions.ts';
import { expect, it } from 'vitest';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { deskCalls } from './routes.ts';

const { api, desk } = await openTestDesk();

/** Who may make which call, as it was agreed with the partners: of officer, approver, auditor, administrator. */
const agreed: Readonly<Record<string, string>> = {
  listCases: '✓ ✓ ✓ –',
  countWaiting: '✓ ✓ ✓ ✓',
  readInbox: '✓ ✓ ✓ –',
  saveInbox: '✓ ✓ ✓ –',
  exportCases: '✓ ✓ ✓ –',
  remind: '✓ – – –',
  previewBulk: '✓ ✓ ✓ –',
  startBulkJob: '✓ – – –',
  listBulkJobs: '✓ ✓ ✓ –',
  readBulkJob: '✓ ✓ ✓ –',
  stopBulkJob: '✓ – – –',
  readPaperForm: '✓ – – –',
  findPaperTowns: '✓ – – –',
  enterPaper: '✓ – – –',
  snooze: '✓ ✓ – –',
  labelCase: '✓ ✓ – –',
  readLabels: '– – ✓ ✓',
  saveLabel: '– – – ✓',
  readAbsences: '✓ ✓ ✓ ✓',
  setSubstitute: '✓ – – ✓',
  endAbsence: '✓ – – ✓',
  readStatistics: '✓ ✓ ✓ ✓',
  readCase: '✓ ✓ ✓ –',
  findTwins: '✓ ✓ ✓ –',
  readConsents: '✓ ✓ ✓ –',
  readCaseFile: '✓ ✓ ✓ –',
  readInvoiceFile: '✓ ✓ ✓ –',
  readFilePages: '✓ ✓ ✓ –',
  readFilePage: '✓ ✓ ✓ –',
  exportCase: '✓ – ✓ –',
  drawSample: '✓ – ✓ –',
  uncover: '✓ ✓ ✓ –',
  assign: '✓ – – –',
  undoStep: '✓ ✓ – –',
  lookAtFlag: '✓ – – –',
  readCorrections: '✓ ✓ ✓ –',
  keepCorrection: '✓ – – –',
  sendCorrection: '✓ – – –',
  judgeItem: '✓ – – –',
  judgeDocument: '✓ – – –',
  readCaseMessages: '✓ ✓ ✓ –',
  readNotes: '✓ ✓ ✓ –',
  writeNote: '✓ ✓ – –',
  askOpinion: '✓ ✓ – –',
  answerOpinion: '✓ ✓ ✓ –',
  handOver: '✓ – – –',
  watchCase: '✓ ✓ ✓ –',
  readNotices: '✓ ✓ ✓ ✓',
  chooseNotices: '✓ ✓ ✓ ✓',
  writeToApplicant: '✓ – – –',
  uploadCaseMessageFile: '✓ – – –',
  nameNewOwner: '✓ – – –',
  move: '✓ – – –',
  refuse: '✓ ✓ – –',
  readAppeal: '✓ ✓ ✓ –',
  decideAppeal: '✓ ✓ – –',
  readDue: '✓ ✓ ✓ –',
  proposePayment: '✓ – – –',
  askForExplanation: '✓ – – –',
  clearAccount: '– ✓ – –',
  rejectTransfer: '– ✓ – –',
  listPayments: '✓ ✓ ✓ –',
  approvePayment: '– ✓ – –',
  declinePayment: '– ✓ – –',
  makeBatch: '✓ ✓ – –',
  releaseBatch: '– ✓ – –',
  changeBatch: '✓ ✓ – –',
  confirmCancel: '– ✓ – –',
  takeBankFile: '✓ ✓ – –',
  readBankStatement: '✓ ✓ – –',
  listBankLines: '✓ ✓ ✓ –',
  assignBankLine: '✓ ✓ – –',
  confirmBankLine: '– ✓ – –',
  setBankLinesAside: '✓ ✓ – –',
  changePaymentSettings: '– – – ✓',
  readMoney: '✓ ✓ ✓ ✓',
  readBookings: '✓ ✓ ✓ –',
  exportBookings: '✓ ✓ ✓ –',
  readPaymentSettings: '– ✓ ✓ ✓',
  decidePaymentSettings: '– ✓ – ✓',
  readBudget: '✓ ✓ ✓ ✓',
  proposeBudget: '– – – ✓',
  decideBudget: '– ✓ – –',
  readReport: '✓ ✓ ✓ ✓',
  proposeReport: '✓ – – ✓',
  decideReport: '– ✓ – ✓',
  downloadReport: '✓ ✓ – ✓',
  readErasures: '✓ ✓ ✓ ✓',
  proposeErasure: '✓ – – –',
  decideErasure: '– ✓ – ✓',
  eraseDue: '– – – ✓',
  enterMeasurement: '✓ – – –',
  judgeHeldName: '✓ – – –',
  startSigning: '✓ – – –',
  restartSigning: '✓ – – –',
  mailLink: '✓ – – –',
  listPeople: '– ✓ ✓ ✓',
  changeRole: '– – – ✓',
  decideRole: '– ✓ – ✓',
  invitePerson: '– – – ✓',
  changeInvitation: '– – – ✓',
  readProgram: '– ✓ ✓ ✓',
  previewDraft: '– ✓ ✓ ✓',
  saveDraft: '– – – ✓',
  dropDraft: '– – – ✓',
  publishDraft: '– ✓ – –',
  readPartner: '– – ✓ ✓',
  editPartner: '– – – ✓',
  readTraining: '– – ✓ ✓',
  resetTraining: '– – – ✓',
  readWording: '– – ✓ ✓',
  editWording: '– – – ✓',
  readAnswers: '– – ✓ ✓',
  editAnswer: '– – – ✓',
  readAnswersForCase: '✓ ✓ ✓ –',
  readAudit: '– – ✓ ✓',
  exportAudit: '– – ✓ ✓',
  readCaseActions: '✓ ✓ ✓ –',
  readPlatform: '– – – –',
  openPartner: '– – – –',
};

const mayMake = (name: string, role: DeskRole) => agreed[name]?.split(' ')[deskRoles.indexOf(role)] === '✓';

/** Whoever is logged in may make the calls of a session, whatever their role. */
const ofRoles = Object.entries(deskCalls).filter(([, { desk }]) => desk !== 'session');

it('lets each role make exactly the calls that were agreed, at its own partner alone', async () => {
  expect(ofRoles.map(([name]) => name).sort()).toEqual(Object.keys(agreed).sort());
  const wrong: string[] = [];
  let cells = 0;
  for (const role of [...deskRoles, undefined]) {
    const { ask } = await seat(api, `matrix-${role}`, 'mpec', role ? [role] : []);
    for (const [name, { method, path, body }] of ofRoles) {
      for (const partner of ['mpec', 'duon', 'nobody']) {
        const url = path
          .replace(':partner', partner)
          .replace(':reference', 'NDP-2026-AAAAAA')
          .replace(/:(round|page)/, '1')
          .replace(
            /:(file|person|invitation|payment|batch|proposal|change|report|job)/,
            '00000000-0000-4000-8000-000000000000',
          );
        const { status } = await ask(
          desk,
          method === 'GET' ? 'GET' : 'POST',
          url,
          method === 'POST' ? (isFile(body) ? Buffer.from('%PDF') : {}) : undefined,
        );
        const isAllowed = role !== undefined && partner === 'mpec' && mayMake(name, role);
        cells += 1;
        if ((status !== 403) !== isAllowed) wrong.push(`${role} ${name} ${partner}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBe((deskRoles.length + 1) * Object.keys(agreed).length * 3);
  const noted = await api.context.db
    .selectFrom('operator_action')
    .select(['action', 'outcome', 'refusal', 'person_id'])
    .where('outcome', '=', 'refused')
    .execute();
  expect(noted.length).toBeGreaterThan(20);
  expect(noted.filter(({ person_id, refusal }) => !person_id || !refusal)).toEqual([]);
});
