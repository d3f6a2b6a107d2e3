import type { ComponentType } from 'react';
import type { Site } from '../site/site.ts';
import { type Address, type Params, placeAt } from './addresses.ts';
import { notFound, redirect } from './signals.ts';
import type { Entered } from './visit.ts';

/** What a page is entered with. */
export interface Entry<A extends string = string> {
  readonly site: Site;
  readonly params: Params<A>;
}

/** How a page is entered: it throws where the visitor belongs elsewhere. */
export type Enter<A extends string = string> = (entry: Entry<A>, known?: PageData) => Promise<Entered>;

/** What a page has fetched already. */
interface PageData {
  readonly data: unknown;
}

let written: PageData | undefined;

/** Goes on with what the first page of the tab was written with on the server: it is not fetched once more. */
export function takeLoaded(data: unknown): void {
  written = { data };
}

function takeWritten(): PageData | undefined {
  const known = written;
  written = undefined;
  return known;
}

/** Every page of the portal, by its address. */
export type Pages = { readonly [A in Address]: Enter<A> };

type Screen<D> = ComponentType<{ readonly data: D }>;

/** What a screen gets of what its page fetches. */
export type LoadedProps<F extends (...given: never[]) => unknown> = { readonly data: Awaited<ReturnType<F>> };

/**
 * The page of the address it stands at.
 *
 * @param screen fetches what shows it
 * @param load  lets the visitor in, or throws a redirect or that nothing is found, and fetches what is shown; the
 *   screen gets it as `data`
 */
export function page<A extends Address, D = undefined>(
  screen: () => Promise<Screen<D>> | Screen<D>,
  load?: (entry: Entry<A>) => Promise<D> | D,
): Enter<A> {
  return async (entry, known) => {
    const fetched = known ? (known.data as D) : load?.(entry);
    const [Screen, data] = await Promise.all([screen(), fetched]);
    return { Screen: Screen as Entered['Screen'], data };
  };
}

/**
 * Enters the page at a path. Without an open site only the page that says why is entered.
 *
 * @param known what it would fetch, where that is there already
 * @throws {Redirect} the visitor belongs elsewhere
 * @throws {NothingThere} nothing stands there
 */
export async function enter(
  pages: Pages | undefined,
  site: Site | undefined,
  pathname: string,
  known = takeWritten(),
): Promise<Entered> {
  const place = placeAt(pathname);
  if (!pages || !place) throw notFound();
  if (!site && place.address !== '/error') throw redirect({ to: '/error' });
  return (pages[place.address] as Enter)({ site: site as Site, params: place.params }, known);
}
