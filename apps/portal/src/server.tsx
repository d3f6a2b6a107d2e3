import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type { Filed, LedOn, PageVisitor, PostedForm, WrittenPage } from '@ndp/contract/written-page.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import { rewordBy } from '@ndp/flows/wording.ts';
import { knowsAnything, noEstimate } from './estimate/stored-answers.ts';
import type { Written } from './estimate/written.ts';
import { answerForm } from './noscript/answer-form.ts';
import { deadlineFile } from './noscript/deadline-file.ts';
import { findLinkPage } from './noscript/find-link-page.ts';
import { asking, keptOf, knownOf, writtenFor } from './noscript/known.ts';
import type { LinkAgain } from './noscript/link-answered.ts';
import { isLinkPage } from './noscript/link-pages.ts';
import { languageIn } from './noscript/loaded.ts';
import { pageAt } from './noscript/page-at.ts';
import { pagesFor } from './pages.tsx';
import { type Address, hrefOf, type MatchedPath, placeAt } from './routing/addresses.ts';
import { enter } from './routing/pages.ts';
import { NothingThere, notFound, Redirect } from './routing/signals.ts';
import { programIn, type Site } from './site/site.ts';
import { polishToday } from './site/today.ts';
import { type OpenVisit, write } from './written-html.tsx';

export { rewordBy };

/**
 * Names what a written page is the same for: its own path where it is open to everybody, otherwise its kind.
 *
 * @returns undefined where nothing stands
 */
export function sameFor(pathname: string, config: PortalConfig): string | undefined {
  const site: Site = { config, program: programIn(config) };
  const place = pageAt(pathname, site);
  if (!place) return undefined;
  return isOpen(place, site) ? pathname : place.address;
}

/**
 * Writes a page as the browser would show it. What lies behind a secret link is left to the browser, and so is what
 * depends on the visitor's own answers, unless a form has told them: of those the frame is written, without the page's
 * secret.
 *
 * @param visitor whom it is written for, where the browser keeps something for the server
 * @returns where the visitor belongs instead, as a path
 */
export async function writePage(
  pathname: string,
  config: PortalConfig,
  language: Language,
  visitor?: PageVisitor,
): Promise<WrittenPage | LedOn | Filed> {
  const site: Site = { config, program: programIn(config) };
  const place = pageAt(pathname, site);
  if (visitor && place && (isLinkPage(place.address) || asksForLink(place, visitor)))
    return writeLinkPage(visitAt(pathname, site, visitor.search), { language, visitor }).catch(() =>
      // The browser can still do what the server could not.
      write(frameOf(place, site), { language }),
    );
  const known = visitor && place && ownAddresses.includes(place.address) ? knownOf(visitor) : undefined;
  if (visitor && known && knowsAnything(known.estimate)) {
    const { step } = place?.params ?? {};
    const written = () => (step ? writtenFor(step, known, site, asking(visitor, language)) : known);
    return writeOwn(visitAt(pathname, site), { language, visitor, written });
  }
  if (place && !isOpen(place, site)) return write(frameOf(place, site), { language });
  return leadOn(async () => {
    const visit = { ...visitAt(pathname, site), params: place?.params ?? {} };
    try {
      if (!place) throw notFound();
      return await write(
        { ...visit, entered: await enter(pagesFor(), site, pathname) },
        { language, whole: pathname },
      );
    } catch (failure) {
      if (!(failure instanceof NothingThere)) throw failure;
      return write({ ...visit, failure }, { language, whole: pathname, status: 404 });
    }
  });
}

/**
 * Answers a form that was sent without script: with the way on, or with its page once more.
 *
 * @returns undefined where no form is taken
 */
export async function answerPosted(posted: PostedForm): Promise<WrittenPage | LedOn | Filed | undefined> {
  const { pathname, config, language, visitor } = posted;
  const site: Site = { config, program: programIn(config) };
  return leadOn(async () => {
    const answered = await answerForm(posted);
    if (!answered) return undefined;
    if ('to' in answered) {
      const saved = 'estimate' in answered ? keptOf(answered.estimate, visitor) : answered.kept;
      return { location: answered.to, ...(saved && { saved: saved }) };
    }
    if ('file' in answered) return answered;
    if ('again' in answered) {
      const page = await writeLinkPage(visitAt(pathname, site, visitor.search), {
        language,
        visitor,
        ...answered,
      });
      const { kept: saved, whenDelivered } = answered;
      return { ...page, ...(saved && { saved: saved }), ...(whenDelivered && { whenDelivered }) };
    }
    const { written } = answered;
    const { step } = placeAt(pathname)?.params ?? {};
    const whole = step
      ? { ...(await writtenFor(step, knownOf(visitor), site, asking(visitor, language))), ...written }
      : written;
    const status = written.told?.isDone ? 200 : 422;
    return writeOwn(visitAt(pathname, site), { language, visitor, written: () => whole, status });
  });
}

/** The addresses at which a visitor's own page may be written. */
const ownAddresses: readonly Address[] = [
  '/application/welcome-page',
  '/application/$step',
  '/application/estimate-sheet',
  '/application/pending-confirm',
];

interface OwnPage {
  readonly language: Language;
  readonly visitor: PageVisitor;
  /** What it is written with; throws where it cannot be had. */
  readonly written: () => Promise<Written> | Written;
  readonly status?: WrittenPage['status'];
}

interface LinkPageToWrite extends Pick<OwnPage, 'language' | 'visitor'> {
  /** What a form on it was answered with. */
  readonly again?: LinkAgain;
}

/** A page behind a mailed link, in the language of the mail unless another was chosen on this device. */
function writeLinkPage(
  visit: OpenVisit,
  { language: chosen, visitor, again }: LinkPageToWrite,
): Promise<WrittenPage | LedOn | Filed> {
  return leadOn(async () => {
    const { site, pathname } = visit;
    const place = placeAt(pathname);
    if (!place) throw new NothingThere();
    const found = await findLinkPage(place, visitor, chosen, again?.linkPage);
    const entered = await enter(pagesFor(found.of), site, pathname, found.known);
    const loads = !found.linkPage.opened && entered.data !== undefined;
    const own: Written = {
      estimate: noEstimate,
      today: polishToday(visitor.now),
      ...again,
      linkPage: { ...found.linkPage, ...(loads && { loaded: entered.data }) },
    };
    const opensIn = found.language ?? (loads ? languageIn(entered.data) : undefined);
    const language = visitor.hasChosen ? chosen : (opensIn ?? chosen);
    const file = again ? undefined : deadlineFile(found, visitor, language);
    if (file) return { file };
    const wrong = [again?.failed, again?.problems, again?.plain].some((each) => each !== undefined);
    const hasFailed = wrong || again?.told?.isDone === false;
    return write({ ...visit, entered }, { language, whole: pathname, own, status: hasFailed ? 422 : 200 });
  });
}

/** A page that a new link is asked for on: a mailed one opens nothing, or is lost. */
function asksForLink({ address }: MatchedPath, { search }: PageVisitor): boolean {
  return address === '/error' && (search === '?code=INVALID_TOKEN' || search === '?code=NEW_LINK');
}

/** A page of one visitor: what it was written with goes along with it, for the browser to go on from. */
async function writeOwn(
  visit: OpenVisit,
  { language, visitor, written, status = 200 }: OwnPage,
): Promise<WrittenPage | LedOn> {
  return leadOn(async () => {
    const before = knownOf(visitor);
    let own: Written = before;
    try {
      own = await written();
      const entered = await enter(pagesFor({ known: own }), visit.site, visit.pathname);
      const how = { language, whole: visit.pathname, own, status };
      const page = await write({ ...visit, entered }, how);
      const saved = status === 200 && own.estimate !== before.estimate && keptOf(own.estimate, visitor);
      return { ...page, ...(saved && { saved: saved }) };
    } catch (failure) {
      if (failure instanceof Redirect) throw failure;
      if (failure instanceof NothingThere)
        return write({ ...visit, failure }, { language, whole: '', status: 404 });
      return write({ ...visit, failure }, { language, whole: '', own, status: 503 });
    }
  });
}

async function leadOn<Page>(write: () => Promise<Page>): Promise<Page | LedOn> {
  try {
    return await write();
  } catch (failure) {
    if (!(failure instanceof Redirect)) throw failure;
    return { location: hrefOf(failure.target) };
  }
}

/** Pages that are the same for everybody: they can be written without knowing the visitor. */
function isOpen({ address, params }: MatchedPath, { program }: Site): boolean {
  if (address === '/application/$step')
    return params.step === estimateFlow(program, polishToday()).steps[0]?.path;
  return (
    ['/', '/application', '/application/welcome-page', '/numbers', '/finished'].includes(address) ||
    ['/statements/$statement', program.privacyPolicyPath].includes(address)
  );
}

function visitAt(pathname: string, site: Site, search = ''): OpenVisit {
  const params = placeAt(pathname)?.params ?? {};
  return { turn: 1, pathname, search, hash: '', params, site, entered: undefined };
}

/** What stands around a page of this kind: nothing of it tells one from another. */
function frameOf({ address }: MatchedPath, site: Site): OpenVisit {
  return { ...visitAt(address.replace(/\$\w+/g, '-'), site), params: {} };
}
