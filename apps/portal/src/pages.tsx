import type { Ask } from '@ndp/contract/ask.ts';
import type { OpenedApplication } from './application/application-store.ts';
import type { GuardFacts } from './estimate/guards.ts';
import { once } from './routing/once.ts';
import { type Pages, page } from './routing/pages.ts';
import { notFound, redirect } from './routing/signals.ts';
import type { Site } from './site/site.ts';

const guards = once(() => import('./estimate/guards.ts'));
const stepFrame = once(async () => (await import('./estimate/step-frame.tsx')).StepFrame);
const welcome = async () => (await import('./estimate/welcome/welcome.tsx')).Welcome;
const toWelcome = () => {
  throw redirect({ to: '/application/welcome-page' });
};

/** Shows a page that only leads on. */
const Nothing = () => null;

const sections = () => import('./application/guard-section.ts');
const caseDocument = () => import('./application/load-case-document.ts');
const statement = async () => (await import('./statements/statement-page.tsx')).StatementPage;
const notices = () => import('./notices/notices-page.tsx');
const opening = () => import('./opening/opening-page.tsx');
const held = () => import('./held-duties/held-page.tsx');
const agreement = () => import('./agreement/agreement-page.tsx');
const leftPage = async () => (await import('./shared-computer/left-page.tsx')).LeftPage;

async function loadDocument({ program, config }: Site, name: string) {
  const { loadStatement } = await import('./statements/statement.ts');
  return loadStatement(name, program, config.contact);
}

/** They come with their page; whoever went back to it from another one gets it written anew, once. */
function numbersIn({ config: { numbers, is_counted_openly } }: Site) {
  if (numbers) return numbers;
  const [loaded] = performance.getEntriesByType('navigation');
  if (!is_counted_openly || !loaded || loaded.name.includes('/numbers')) throw notFound();
  location.reload();
  return new Promise<never>(() => {});
}

/** What is known of a visitor on the server, and how their calls are made; in the browser its own. */
export interface Visitor {
  readonly known?: GuardFacts;
  /** What their link has opened. */
  readonly opened?: OpenedApplication;
  readonly ask?: Ask;
}

/** All pages of the portal; the questions of the estimate come from its flow. */
export const pagesFor = ({ known, opened, ask }: Visitor = {}): Pages => ({
  '/': page(welcome, toWelcome),
  '/application': page(welcome, toWelcome),
  '/application/welcome-page': page(welcome, async () =>
    (await import('./estimate/welcome/load-welcome.ts')).loadWelcome(known),
  ),
  '/application/$step': page(stepFrame, async ({ site, params }) =>
    (await guards()).loadStep(site, params.step, known),
  ),
  '/application/pending-confirm': page(
    async () => (await import('./estimate/pending/pending-confirm.tsx')).PendingConfirm,
    async () => (await guards()).guardPending(known),
  ),
  '/application/with-answers': page(
    async () => (await import('./estimate/linked/linked-answers.tsx')).LinkedAnswersPage,
  ),
  '/application/estimate-sheet': page(
    async () => (await import('./estimate/sheet/estimate-sheet.tsx')).EstimateSheet,
    async ({ site }) => (await import('./estimate/sheet/guard-sheet.ts')).guardSheet(site.program, known),
  ),
  '/application/stx-privacy-policy': page(statement, ({ site }) => loadDocument(site, 'stx-privacy-policy')),
  '/statements/$statement': page(statement, ({ site, params }) => loadDocument(site, params.statement)),
  '/grant/application/$id/$token': page(
    () => Nothing,
    async ({ params }) => (await sections()).followLink(params, opened),
  ),
  '/additional-data/$step/$id/$token': page(
    async () => (await import('./application/section-frame.tsx')).SectionFrame,
    async ({ params }) => (await sections()).loadSection(params, opened),
  ),
  '/additional-data/check/$id/$token': page(
    async () => (await import('./application/check-page.tsx')).CheckPage,
    async ({ params }) => (await sections()).guardCheck(params, opened),
  ),
  '/additional-data/project/$step/$id/$token': page(
    async () => (await import('./application/project/project-page.tsx')).ProjectPage,
    async ({ site, params }) =>
      (await import('./application/project/load-project.ts')).loadProject(site.program, params, opened),
  ),
  '/additional-data/overview/$id/$token': page(
    async () => (await import('./application/overview-page.tsx')).OverviewPage,
    async ({ params }) => (await sections()).guardOverview(params, opened),
  ),
  '/additional-data/call-back/$id/$token': page(
    async () => (await import('./application/callback/callback-page.tsx')).CallbackPage,
    async ({ params }) => (await sections()).guardCallback(params, opened),
  ),
  '/additional-data/planning/$id/$token': page(
    async () => (await import('./application/callback/plan-page.tsx')).PlanPage,
    async ({ params }) => (await sections()).guardPlan(params, opened),
  ),
  '/additional-data/paper/$id/$token': page(
    async () => (await import('./application/paper/paper-page.tsx')).PaperPage,
    async ({ params }) => (await sections()).guardPaper(params, opened),
  ),
  '/additional-data/payment/$id/$token': page(
    async () => (await import('./payment/payment-page.tsx')).PaymentPage,
    async ({ params }) => (await sections()).guardPayment(params, opened),
  ),
  '/additional-data/your-data/$id/$token': page(
    async () => (await import('./privacy/personal-data-page.tsx')).PersonalDataPage,
    async ({ params }) => (await import('./privacy/load-privacy.ts')).loadPersonalData(params, ask),
  ),
  '/additional-data/helper/$id/$token': page(
    async () => (await import('./application/invitation/helper-page.tsx')).HelperPage,
    async ({ params }) => (await sections()).guardHelper(params, opened),
  ),
  '/additional-data/consent-gdpr-oe/$id/$token': page(statement, async ({ site, params }) =>
    (await caseDocument()).loadCaseDocument(site, { ...params, opened, ask }, 'gdpr-clause'),
  ),
  '/additional-data/consent-regulations-oe/$id/$token': page(statement, async ({ site, params }) =>
    (await caseDocument()).loadCaseDocument(site, { ...params, opened, ask }, 'regulations-obliged-entity'),
  ),
  '/grant/signing/$token': page(
    async () => (await import('./signing/signing-page.tsx')).SigningPage,
    async ({ params }) => (await import('./signing/load-signing.ts')).loadSigning(params.token),
  ),
  '/grant/papers/$id/$token': page(
    async () => (await import('./papers/papers.tsx')).PapersPage,
    async ({ params }) => (await import('./papers/load-papers.ts')).loadPapers(params, ask),
  ),
  '/grant/co-owner/$token': page(
    async () => (await import('./co-owners/co-owner-page.tsx')).CoOwnerPage,
    async ({ params }) => (await import('./co-owners/load-request.ts')).loadRequest(params.token, ask),
  ),
  '/grant/not-me/$id/$token': page(
    async () => (await import('./privacy/not-me-page.tsx')).NotMePage,
    async ({ params }) => (await import('./privacy/load-privacy.ts')).loadNotMe(params, ask),
  ),
  '/grant/notices/$token': page(
    async () => (await notices()).NoticesPage,
    async ({ params }) => (await notices()).loadNotices(params.token, ask),
  ),
  '/grant/opening/$token': page(
    async () => (await opening()).OpeningPage,
    async ({ params }) => (await opening()).loadOpening(params.token, ask),
  ),
  '/grant/agreement/$token': page(
    async () => (await agreement()).AgreementPage,
    async ({ params }) => (await agreement()).loadAgreement(params.token, ask),
  ),
  '/grant/duties/$token': page(
    async () => (await held()).HeldPage,
    async ({ params }) => (await held()).loadHeldDuties(params.token, ask),
  ),
  '/grant/help/$token': page(
    async () => (await import('./helping/help-page.tsx')).HelpPage,
    async ({ params }) => (await import('./helping/open-helping.ts')).openHelping(params, opened),
  ),
  '/grant/help/$token/$step': page(
    async () => (await import('./helping/help-step.tsx')).HelpStep,
    async ({ params }) => (await import('./helping/open-helping.ts')).loadHelpStep(params, opened),
  ),
  '/numbers': page(
    async () => (await import('./numbers/numbers-page.tsx')).NumbersPage,
    ({ site }) => numbersIn(site),
  ),
  '/translations': page(async () => (await import('./translations/translations-page.tsx')).Translations),
  '/finished': page(leftPage),
  '/locked': page(leftPage),
  '/error': page(async () => (await import('./page/error-page.tsx')).ErrorPage),
});

export const pages = pagesFor();
