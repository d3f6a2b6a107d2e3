import type { DeskRole } from '@ndp/contract/permissions.ts';
import type { Message } from '@ndp/flows/message.ts';
import type { MenuPage } from '../page/menu-pages.ts';
import { roleMessages } from './messages.ts';

interface Step {
  readonly text: Message;
  /** Where it is done. */
  readonly page?: MenuPage;
}

interface RoleSteps {
  /** A day’s work, in order. */
  readonly steps: readonly Step[];
  /** Who must act beside them. */
  readonly others: Message;
}

const { officer, approver, auditor, administrator } = roleMessages;

/** What each role does in a day. */
export const stepsOf: Readonly<Record<DeskRole, RoleSteps>> = {
  officer: {
    steps: [
      { text: officer.day, page: 'inbox' },
      { text: officer.open },
      { text: officer.answer },
      { text: officer.pay, page: 'payments' },
      { text: officer.leave, page: 'notices' },
    ],
    others: officer.others,
  },
  approver: {
    steps: [
      { text: approver.waits, page: 'payments' },
      { text: approver.bank },
      { text: approver.budget, page: 'budget' },
      { text: approver.program, page: 'program' },
      { text: approver.roles, page: 'people' },
    ],
    others: approver.others,
  },
  auditor: {
    steps: [
      { text: auditor.audit, page: 'audit' },
      { text: auditor.cases, page: 'inbox' },
      { text: auditor.sample, page: 'sample' },
      { text: auditor.money, page: 'payments' },
    ],
    others: auditor.others,
  },
  administrator: {
    steps: [
      { text: administrator.people, page: 'people' },
      { text: administrator.partner, page: 'partner' },
      { text: administrator.program, page: 'program' },
      { text: administrator.money, page: 'budget' },
      { text: administrator.leave, page: 'people' },
    ],
    others: administrator.others,
  },
};
