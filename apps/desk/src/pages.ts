import { type ComponentType, lazy } from 'react';
import type { Route } from './address.ts';
import type { DeskPartner } from './page/shell.tsx';

interface PartnerPageProps {
  readonly partner: DeskPartner;
}

/** The files of each page, which come when it is opened; people come for the cases, so these are fetched first. */
const files = {
  inbox: () => import('./inbox/inbox-page.tsx'),
  together: () => import('./inbox/inbox-page.tsx'),
  home: () => import('./inbox/inbox-page.tsx'),
  bulk: () => import('./bulk/bulk-page.tsx'),
  paper: () => import('./paper/paper-page.tsx'),
  compare: () => import('./compare/compare-page.tsx'),
  case: () => import('./case/case-page.tsx'),
  payments: () => import('./payments/payments-page.tsx'),
  bookings: () => import('./money/bookings-page.tsx'),
  statistics: () => import('./statistics/statistics-page.tsx'),
  budget: () => import('./budget/budget-page.tsx'),
  regulator: () => import('./regulator/regulator-page.tsx'),
  erasures: () => import('./erasures/erasures-page.tsx'),
  sample: () => import('./sample/sample-page.tsx'),
  audit: () => import('./audit/audit-page.tsx'),
  'first-steps': () => import('./first-steps/first-steps-page.tsx'),
  notices: () => import('./notices/notices-page.tsx'),
  people: () => import('./people/people-page.tsx'),
  partner: () => import('./partner/partner-page.tsx'),
  opening: () => import('./partner/open-page.tsx'),
  wording: () => import('./wording/wording-page.tsx'),
  answers: () => import('./answers/answers-page.tsx'),
  program: () => import('./programmes/program-page.tsx'),
} as const;

/** Begins to fetch a page before it is drawn. */
export function preloadPage(page: Route['page']): void {
  if (page !== 'invitation') void files[page]().catch(() => {});
}

type PartnerPage =
  | 'payments'
  | 'bookings'
  | 'statistics'
  | 'budget'
  | 'regulator'
  | 'erasures'
  | 'bulk'
  | 'paper'
  | 'compare'
  | 'sample'
  | 'audit'
  | 'first-steps'
  | 'notices'
  | 'people'
  | 'partner'
  | 'wording'
  | 'answers'
  | 'program';

/** The pages that show something of one partner. */
export const partnerPages: Readonly<Record<PartnerPage, ComponentType<PartnerPageProps>>> = {
  payments: lazy(async () => ({ default: (await files.payments()).PaymentsPage })),
  bookings: lazy(async () => ({ default: (await files.bookings()).BookingsPage })),
  statistics: lazy(async () => ({ default: (await files.statistics()).StatisticsPage })),
  budget: lazy(async () => ({ default: (await files.budget()).BudgetPage })),
  regulator: lazy(async () => ({ default: (await files.regulator()).RegulatorPage })),
  erasures: lazy(async () => ({ default: (await files.erasures()).ErasuresPage })),
  paper: lazy(async () => ({ default: (await files.paper()).PaperPage })),
  compare: lazy(async () => ({ default: (await files.compare()).ComparePage })),
  bulk: lazy(async () => ({ default: (await files.bulk()).BulkPage })),
  sample: lazy(async () => ({ default: (await files.sample()).SamplePage })),
  audit: lazy(async () => ({ default: (await files.audit()).AuditPage })),
  'first-steps': lazy(async () => ({ default: (await files['first-steps']()).FirstStepsPage })),
  notices: lazy(async () => ({ default: (await files.notices()).NoticesPage })),
  people: lazy(async () => ({ default: (await files.people()).PeoplePage })),
  partner: lazy(async () => ({ default: (await files.partner()).PartnerPage })),
  wording: lazy(async () => ({ default: (await files.wording()).WordingPage })),
  answers: lazy(async () => ({ default: (await files.answers()).AnswersPage })),
  program: lazy(async () => ({ default: (await files.program()).ProgramPage })),
};

export const InboxPage = lazy(async () => ({ default: (await files.inbox()).InboxPage }));
export const CasePage = lazy(async () => ({ default: (await files.case()).CasePage }));
export const OpenPage = lazy(async () => ({ default: (await files.opening()).OpenPage }));
