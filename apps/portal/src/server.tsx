import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type { WrittenPage } from '@ndp/contract/written-page.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { type Language, localeOf } from '@ndp/flows/message.ts';
import { themeProperties } from '@ndp/ui/contrast.ts';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { pages } from './pages.tsx';
import { Root } from './root.tsx';
import { type Place, placeAt } from './routing/addresses.ts';
import { enter } from './routing/pages.ts';
import { NothingThere, Redirect } from './routing/signals.ts';
import type { Visit } from './routing/visit.ts';
import type { Site } from './site/site.ts';
import { polishToday } from './site/today.ts';
import { TitleProvider } from './title/page-title.ts';

/**
 * Names what a written page is the same for: its own path where it is open to everybody, otherwise its kind.
 *
 * @returns undefined where nothing stands
 */
export function sameFor(pathname: string, config: PortalConfig): string | undefined {
  const place = placeAt(pathname);
  if (!place) return undefined;
  return isOpen(place, { config, program: programById(config.program) }) ? pathname : place.address;
}

/**
 * Writes a page as the browser would show it. What lies behind a secret link, and what depends on the visitor's own
 * answers, is left to the browser: of those the frame is written, without the page's secret.
 *
 * @returns where the visitor belongs instead, as a path
 */
export async function writePage(
  pathname: string,
  config: PortalConfig,
  language: Language,
): Promise<WrittenPage | { readonly location: string }> {
  const site: Site = { config, program: programById(config.program) };
  const place = placeAt(pathname);
  if (place && !isOpen(place, site)) return write(frameOf(place, site), language);
  const visit = { ...visitAt(pathname, site), params: place?.params ?? {} };
  try {
    const entered = await enter(pages, site, pathname);
    return write({ ...visit, entered }, language, pathname);
  } catch (failure) {
    if (failure instanceof Redirect) return { location: failure.target.to };
    if (!(failure instanceof NothingThere)) throw failure;
    return write({ ...visit, failure }, language, pathname, 404);
  }
}

/** Pages that are the same for everybody: they can be written without knowing the visitor. */
function isOpen({ address, params }: Place, { program }: Site): boolean {
  if (address === '/application/$step')
    return params.step === estimateFlow(program, polishToday()).steps[0]?.path;
  return (
    ['/', '/application', '/application/welcome-page', '/statements/$statement'].includes(address) ||
    address === program.privacyPolicyPath
  );
}

/** A visit of a site that is open. */
type OpenVisit = Visit & { readonly site: Site };

function visitAt(pathname: string, site: Site): OpenVisit {
  return { turn: 1, pathname, search: '', hash: '', params: {}, site, entered: undefined };
}

/** What stands around a page of this kind: nothing of it tells one from another. */
function frameOf({ address }: Place, site: Site): OpenVisit {
  return visitAt(address.replace(/\$\w+/g, '-'), site);
}

async function write(
  visit: OpenVisit,
  language: Language,
  whole?: string,
  status: WrittenPage['status'] = 200,
): Promise<WrittenPage> {
  const title = { name: '' };
  const html = await htmlOf(
    <TitleProvider value={title}>
      <Root first={visit} written={language} />
    </TitleProvider>,
  );
  const colours = Object.entries(themeProperties(visit.site.config.theme_variables));
  return {
    html,
    title: title.name,
    locale: localeOf[language],
    colours: `:root{${colours.map(([name, value]) => `${name}:${value}`).join(';')}}`,
    whole,
    parts: partsOf(visit.pathname, html, whole),
    status,
  };
}

/** A page that only leads on and is read can wait for its script; one that is to be answered should be ready soon. */
function partsOf(pathname: string, html: string, whole: string | undefined): readonly string[] {
  if (whole !== undefined && !html.includes('</form>')) return [];
  const isQuestion = whole !== undefined && placeAt(pathname)?.address === '/application/$step';
  return isQuestion ? ['portal', 'first-question'] : ['portal'];
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
