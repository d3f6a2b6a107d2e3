import type { ComponentType } from 'react';
import type { Site } from '../site/site.ts';
import { type Address, type Params, type Place, placeAt } from './addresses.ts';
import { notFound, redirect } from './signals.ts';
import type { Entered } from './visit.ts';

/** What a page is entered with. */
export interface Entry<A extends string = string> {
  readonly site: Site;
  readonly params: Params<A>;
}

/** How a page is entered: it throws where the visitor belongs elsewhere. */
export type Enter = (entry: { readonly site: Site; readonly params: Place['params'] }) => Promise<Entered>;

/** Every page of the portal, by its address. */
export type Pages = Readonly<Record<Address, Enter>>;

type Screen<D> = ComponentType<{ readonly data: D }>;

/** What a screen gets of what its page fetches. */
export type Loaded<F extends (...given: never[]) => unknown> = { readonly data: Awaited<ReturnType<F>> };

/**
 * A page of an address.
 *
 * @param screen fetches what shows it
 * @param load  lets the visitor in, or throws a redirect or that nothing is found, and fetches what is shown; the
 *   screen gets it as `data`
 */
export function page<A extends Address, D = undefined>(
  _address: A,
  screen: () => Promise<Screen<D>> | Screen<D>,
  load?: (entry: Entry<A>) => Promise<D> | D,
): Enter {
  return async ({ site, params }) => {
    const [Screen, data] = await Promise.all([screen(), load?.({ site, params: params as Params<A> })]);
    return { Screen: Screen as Entered['Screen'], data };
  };
}

/**
 * Enters the page at a path. Without an open site only the page that says why is entered.
 *
 * @throws {Redirect} the visitor belongs elsewhere
 * @throws {NothingThere} nothing stands there
 */
export async function enter(
  pages: Pages | undefined,
  site: Site | undefined,
  pathname: string,
): Promise<Entered> {
  const place = placeAt(pathname);
  if (!pages || !place) throw notFound();
  if (!site && place.address !== '/error') throw redirect({ to: '/error' });
  return pages[place.address]({ site: site as Site, params: place.params });
}
