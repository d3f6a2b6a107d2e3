import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type { Filed, LedOn, PageVisitor, PostedForm, WrittenPage } from '@ndp/contract/written-page.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { type Language, localeOf } from '@ndp/flows/message.ts';
import { rewordBy } from '@ndp/flows/wording.ts';
import { themeProperties } from '@ndp/ui/contrast.ts';
import { controlId } from '@ndp/ui/field-ids.ts';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { knowsAnything, noEstimate } from './estimate/stored-answers.ts';
import type { Written } from './estimate/written.ts';
import { pagesFor } from './pages.tsx';
import { answerForm } from './plain/answer-form.ts';
import { isBehind } from './plain/behind-pages.ts';
import { deadlineFile } from './plain/deadline-file.ts';
import { asking, keptOf, knownOf, writtenFor } from './plain/known.ts';
import type { LinkAgain } from './plain/link-answered.ts';
import { languageIn } from './plain/loaded.ts';
import { findBehind } from './plain/look-behind.ts';
import { Root } from './root.tsx';
import { type Address, hrefOf, type Place, placeAt } from './routing/addresses.ts';
import { enter } from './routing/pages.ts';
import { NothingThere, Redirect } from './routing/signals.ts';
import type { Visit } from './routing/visit.ts';
import { languageForm, questionForm } from './site/form-fields.ts';
import { programIn, type Site } from './site/site.ts';
import { polishToday } from './site/today.ts';
import { TitleProvider, titleOf, type WritingTitle } from './title/page-title.ts';

export { rewordBy };

/**
 * Names what a written page is the same for: its own path where it is open to everybody, otherwise its kind.
 *
 * @returns undefined where nothing stands
 */
export function sameFor(pathname: string, config: PortalConfig): string | undefined {
  const place = placeAt(pathname);
  if (!place) return undefined;
  return isOpen(place, { config, program: programIn(config) }) ? pathname : place.address;
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
  const place = placeAt(pathname);
  if (visitor && place && (isBehind(place.address) || isDeadLink(place, visitor)))
    return writeBehind(visitAt(pathname, site, visitor.search), { language, visitor }).catch(() =>
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
      const kept = 'estimate' in answered ? keptOf(answered.estimate, visitor) : answered.kept;
      return { location: answered.to, ...(kept && { kept }) };
    }
    if ('file' in answered) return answered;
    if ('again' in answered) {
      const page = await writeBehind(visitAt(pathname, site, visitor.search), {
        language,
        visitor,
        ...answered,
      });
      const { kept, whenDelivered } = answered;
      return { ...page, ...(kept && { kept }), ...(whenDelivered && { whenDelivered }) };
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

interface BehindPage extends Pick<OwnPage, 'language' | 'visitor'> {
  /** What a form on it was answered with. */
  readonly again?: LinkAgain;
}

/** A page behind a mailed link, in the language of the mail unless another was chosen on this device. */
function writeBehind(
  visit: OpenVisit,
  { language: chosen, visitor, again }: BehindPage,
): Promise<WrittenPage | LedOn | Filed> {
  return leadOn(async () => {
    const { site, pathname } = visit;
    const place = placeAt(pathname);
    if (!place) throw new NothingThere();
    const found = await findBehind(place, visitor, chosen, again?.behind);
    const entered = await enter(pagesFor(found.of), site, pathname, found.known);
    const loads = !found.behind.opened && entered.data !== undefined;
    const own: Written = {
      estimate: noEstimate,
      today: polishToday(visitor.now),
      ...again,
      behind: { ...found.behind, ...(loads && { loaded: entered.data }) },
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

/** The page that says that a mailed link opens nothing. */
function isDeadLink({ address }: Place, { search }: PageVisitor): boolean {
  return address === '/error' && search === '?code=INVALID_TOKEN';
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
      const kept = status === 200 && own.estimate !== before.estimate && keptOf(own.estimate, visitor);
      return { ...page, ...(kept && { kept }) };
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
function isOpen({ address, params }: Place, { program }: Site): boolean {
  if (address === '/application/$step')
    return params.step === estimateFlow(program, polishToday()).steps[0]?.path;
  return (
    ['/', '/application', '/application/welcome-page', '/numbers', '/finished'].includes(address) ||
    ['/statements/$statement', program.privacyPolicyPath].includes(address)
  );
}

/** A visit of a site that is open. */
type OpenVisit = Visit & { readonly site: Site };

function visitAt(pathname: string, site: Site, search = ''): OpenVisit {
  const params = placeAt(pathname)?.params ?? {};
  return { turn: 1, pathname, search, hash: '', params, site, entered: undefined };
}

/** What stands around a page of this kind: nothing of it tells one from another. */
function frameOf({ address }: Place, site: Site): OpenVisit {
  return { ...visitAt(address.replace(/\$\w+/g, '-'), site), params: {} };
}

interface How {
  readonly language: Language;
  readonly whole?: string;
  readonly status?: WrittenPage['status'];
  readonly own?: Written;
}

async function write(visit: OpenVisit, how: How): Promise<WrittenPage> {
  const { language, whole, status = 200 } = how;
  const title: WritingTitle = { name: '' };
  const draw = (own: Written | undefined) =>
    htmlOf(
      <TitleProvider value={title}>
        <Root first={visit} written={language} own={own} />
      </TitleProvider>,
    );
  const drawn = await draw(how.own);
  const own = how.own && inOrderOf(drawn, how.own);
  const html = withoutQuestion(own === how.own ? drawn : await draw(own));
  const colours = Object.entries(themeProperties(visit.site.config.theme_variables));
  return {
    html,
    title: titleOf(title, language),
    locale: localeOf[language],
    colours: `:root{${colours.map(([name, value]) => `${name}:${value}`).join(';')}}`,
    whole,
    parts: partsOf(visit.pathname, html, whole),
    status,
    ...(own && { own }),
  };
}

/** Where nothing is typed, the language is changed by a form of its own. */
function withoutQuestion(html: string): string {
  if (html.includes(`id="${questionForm}"`)) return html;
  return html.replaceAll(`form="${questionForm}"`, `form="${languageForm}"`);
}

/** A page that only leads on and is read can wait for its script; one that is to be answered should be ready soon. */
function partsOf(pathname: string, html: string, whole: string | undefined): readonly string[] {
  if (whole !== undefined && !isAnswered.test(html)) return [];
  const isQuestion = whole !== undefined && placeAt(pathname)?.address === '/application/$step';
  return isQuestion ? ['portal', 'first-question'] : ['portal'];
}

/** A field; the buttons that a page has without script are no question. */
const isAnswered = /<(?:textarea|select|input(?![^>]* type="hidden"))\b/;

/** The same with what did not pass in the order of the page, without what does not stand on it. */
function inOrderOf(html: string, own: Written): Written {
  const { failed } = own;
  if (!failed) return own;
  const at = (field: string) => html.indexOf(`id="${controlId(field)}"`);
  const shown = failed.fields.filter((field) => at(field) >= 0).toSorted((one, other) => at(one) - at(other));
  return { ...own, failed: { ...failed, fields: shown.length > 0 ? shown : failed.fields } };
}

/** WrittenPage once everything in it is there, so that nothing is put into its place by script. */
async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
