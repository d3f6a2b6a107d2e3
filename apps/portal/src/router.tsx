import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readComing } from './application/coming.ts';
import { guardPending, guardStep, guardWelcome, loadStep } from './estimate/guards.ts';
import { StepFrame } from './estimate/step-frame.tsx';
import { Welcome } from './estimate/welcome/welcome.tsx';
import { ErrorPage, NotFound } from './page/error-page.tsx';
import { PageLoading } from './page/page-loading.tsx';
import { RetryPage } from './page/retry-page.tsx';
import { Shell } from './shell/shell.tsx';
import { openSite, type Site, SiteRefused } from './site/site.ts';
import type { ErrorCode } from './site/site-check.ts';

const root = createRootRouteWithContext<object>()({
  beforeLoad: async ({ location }): Promise<{ site: Site | undefined }> => {
    try {
      return { site: await openSite() };
    } catch (error) {
      if (!(error instanceof SiteRefused)) throw error;
      if (location.pathname === '/error') return { site: undefined };
      throw redirect({
        to: '/error',
        search: { code: error.code },
        state: { cameFrom: location.href },
        replace: true,
      });
    }
  },
  component: Shell,
  notFoundComponent: NotFound,
});

/** Everything that needs an open site hangs under this route. */
const site = createRoute({
  getParentRoute: () => root,
  id: 'site',
  beforeLoad: ({ context }): { site: Site } => {
    if (!context.site) throw redirect({ to: '/error', replace: true });
    return { site: context.site };
  },
});

const toWelcome = () => {
  throw redirect({ to: '/application/welcome-page', replace: true });
};
const home = createRoute({ getParentRoute: () => site, path: '/', beforeLoad: toWelcome });
const application = createRoute({ getParentRoute: () => site, path: '/application', beforeLoad: toWelcome });

const welcome = createRoute({
  getParentRoute: () => site,
  path: '/application/welcome-page',
  beforeLoad: guardWelcome,
  component: Welcome,
});

const stepRoute = createRoute({
  getParentRoute: () => site,
  path: '/application/$step',
  beforeLoad: ({ context, params }) => guardStep(context.site.program, params.step),
  loader: ({ context, params }) => loadStep(context.site.program, params.step),
  component: StepFrame,
});

const pendingConfirm = createRoute({
  getParentRoute: () => site,
  path: '/application/pending-confirm',
  beforeLoad: guardPending,
  component: lazyRouteComponent(() => import('./estimate/pending/pending-confirm.tsx'), 'PendingConfirm'),
});

const linkedAnswers = createRoute({
  getParentRoute: () => site,
  path: '/application/with-answers',
  component: lazyRouteComponent(() => import('./estimate/linked/linked-answers.tsx'), 'LinkedAnswersPage'),
});

const estimateSheet = createRoute({
  getParentRoute: () => site,
  path: '/application/estimate-sheet',
  beforeLoad: async ({ context }) =>
    (await import('./estimate/sheet/guard-sheet.ts')).guardSheet(context.site.program),
  component: lazyRouteComponent(() => import('./estimate/sheet/estimate-sheet.tsx'), 'EstimateSheet'),
});

const statement = lazyRouteComponent(() => import('./statements/statement-page.tsx'), 'StatementPage');

async function loadDocument(site: Site, name: string) {
  const { loadStatement } = await import('./statements/statement.ts');
  return loadStatement(name, site.program, site.config.contact);
}

const stxPrivacyPolicy = createRoute({
  getParentRoute: () => site,
  path: '/application/stx-privacy-policy',
  loader: ({ context }) => loadDocument(context.site, 'stx-privacy-policy'),
  component: statement,
});

const statements = createRoute({
  getParentRoute: () => site,
  path: '/statements/$statement',
  loader: ({ context, params }) => loadDocument(context.site, params.statement),
  component: statement,
});

const grantLink = createRoute({
  getParentRoute: () => site,
  path: '/grant/application/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).followLink(params),
});

const section = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/$step/$id/$token',
  validateSearch: readComing,
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardSection(params),
  loader: async ({ params }) => (await import('./application/guard-section.ts')).loadSection(params.step),
  component: lazyRouteComponent(() => import('./application/section-frame.tsx'), 'SectionFrame'),
});

const check = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/check/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardCheck(params),
  component: lazyRouteComponent(() => import('./application/check-page.tsx'), 'CheckPage'),
});

const project = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/project/$step/$id/$token',
  validateSearch: readComing,
  beforeLoad: async ({ context, params }) =>
    (await import('./application/project/load-project.ts')).guardProject(context.site.program, params),
  loader: async ({ params }) =>
    (await import('./application/project/load-project.ts')).loadProject(params.step),
  component: lazyRouteComponent(() => import('./application/project/project-page.tsx'), 'ProjectPage'),
});

const overview = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/overview/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardOverview(params),
  component: lazyRouteComponent(() => import('./application/overview-page.tsx'), 'OverviewPage'),
});

const helper = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/helper/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardHelper(params),
  component: lazyRouteComponent(() => import('./application/invitation/helper-page.tsx'), 'HelperPage'),
});

const help = createRoute({
  getParentRoute: () => site,
  path: '/grant/help/$token',
  beforeLoad: async ({ params }) => (await import('./helping/open-helping.ts')).openHelping(params),
  component: lazyRouteComponent(() => import('./helping/help-page.tsx'), 'HelpPage'),
});

const helpStep = createRoute({
  getParentRoute: () => site,
  path: '/grant/help/$token/$step',
  beforeLoad: async ({ params }) => (await import('./helping/open-helping.ts')).guardHelpStep(params),
  loader: async ({ params }) => (await import('./application/guard-section.ts')).loadSection(params.step),
  component: lazyRouteComponent(() => import('./helping/help-step.tsx'), 'HelpStep'),
});

const callBack = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/call-back/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardCallback(params),
  component: lazyRouteComponent(() => import('./application/callback/callback-page.tsx'), 'CallbackPage'),
});

const plan = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/planning/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardPlan(params),
  component: lazyRouteComponent(() => import('./application/callback/plan-page.tsx'), 'PlanPage'),
});

const payment = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/payment/$id/$token',
  beforeLoad: async ({ params }) => (await import('./application/guard-section.ts')).guardPayment(params),
  component: lazyRouteComponent(() => import('./payment/payment-page.tsx'), 'PaymentPage'),
});

const personalData = createRoute({
  getParentRoute: () => site,
  path: '/additional-data/your-data/$id/$token',
  loader: async ({ params }) => (await import('./privacy/load-privacy.ts')).loadPersonalData(params),
  component: lazyRouteComponent(() => import('./privacy/personal-data-page.tsx'), 'PersonalDataPage'),
});

const statementWithLink = (name: 'consent-gdpr-oe' | 'consent-regulations-oe', document: string) =>
  createRoute({
    getParentRoute: () => site,
    path: `/additional-data/${name}/$id/$token`,
    beforeLoad: async ({ params }) =>
      void (await (await import('./application/application-store.ts')).openApplication(params)),
    loader: ({ context }) => loadDocument(context.site, document),
    component: statement,
  });

/** What a secret of its own opens is looked at once, and forgotten when it is left. */
const loadedOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

const signing = createRoute({
  getParentRoute: () => site,
  path: '/grant/signing/$token',
  loader: async ({ params }) => (await import('./signing/load-signing.ts')).loadSigning(params.token),
  component: lazyRouteComponent(() => import('./signing/signing-page.tsx'), 'SigningPage'),
  ...loadedOnce,
});

const papers = createRoute({
  getParentRoute: () => site,
  path: '/grant/papers/$id/$token',
  loader: async ({ params }) => (await import('./papers/load-papers.ts')).loadPapers(params),
  component: lazyRouteComponent(() => import('./papers/papers.tsx'), 'PapersPage'),
  ...loadedOnce,
});

const coOwner = createRoute({
  getParentRoute: () => site,
  path: '/grant/co-owner/$token',
  loader: async ({ params }) => (await import('./co-owners/load-request.ts')).loadRequest(params.token),
  component: lazyRouteComponent(() => import('./co-owners/co-owner-page.tsx'), 'CoOwnerPage'),
  ...loadedOnce,
});

const notMe = createRoute({
  getParentRoute: () => site,
  path: '/grant/not-me/$id/$token',
  loader: async ({ params }) => (await import('./privacy/load-privacy.ts')).loadNotMe(params),
  component: lazyRouteComponent(() => import('./privacy/not-me-page.tsx'), 'NotMePage'),
  ...loadedOnce,
});

const notices = createRoute({
  getParentRoute: () => site,
  path: '/grant/notices/$token',
  loader: async ({ params }) => (await import('./notices/load-notices.ts')).loadNotices(params.token),
  component: lazyRouteComponent(() => import('./notices/notices-page.tsx'), 'NoticesPage'),
  ...loadedOnce,
});

const translations = createRoute({
  getParentRoute: () => site,
  path: '/translations',
  component: lazyRouteComponent(() => import('./translations/translations-page.tsx'), 'Translations'),
});

const leftPage = lazyRouteComponent(() => import('./shared-computer/left-page.tsx'), 'LeftPage');
const finished = createRoute({ getParentRoute: () => site, path: '/finished', component: leftPage });
const locked = createRoute({ getParentRoute: () => site, path: '/locked', component: leftPage });
const letters = [signing, papers, coOwner, personalData, notMe, notices, helper, help, helpStep] as const;
const others = [translations, finished, locked] as const;

const error = createRoute({
  getParentRoute: () => root,
  path: '/error',
  validateSearch: (search: Record<string, unknown>): { code?: ErrorCode } =>
    typeof search.code === 'string' ? { code: search.code as ErrorCode } : {},
  component: ErrorPage,
});

/** All routes of the portal; the wizard's steps come from the estimate flow. */
export const router = createRouter({
  routeTree: root.addChildren([
    site.addChildren([
      home,
      application,
      welcome,
      pendingConfirm,
      linkedAnswers,
      estimateSheet,
      stxPrivacyPolicy,
      stepRoute,
      statements,
      grantLink,
      section,
      check,
      project,
      overview,
      callBack,
      plan,
      payment,
      statementWithLink('consent-gdpr-oe', 'gdpr-clause'),
      statementWithLink('consent-regulations-oe', 'regulations-obliged-entity'),
      ...letters,
      ...others,
    ]),
    error,
  ]),
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: RetryPage,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultStaleTime: 0,
  defaultStaleReloadMode: 'blocking',
  defaultPreload: false,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that could not be opened, its secret among it; it lives in the history of the tab, where it stood before. */
    cameFrom?: string;
  }
  interface Register {
    router: typeof router;
  }
}
