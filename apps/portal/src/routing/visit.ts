import { type ComponentType, createContext, useContext } from 'react';
import type { Site } from '../site/site.ts';
import type { MatchedPath, Params } from './addresses.ts';

/** A page as it was entered: what shows it, and what it was entered with. */
export interface Entered {
  readonly Screen: ComponentType<{ readonly data: never }>;
  readonly data: unknown;
}

/** The page that is shown. */
export interface Visit {
  /** Another one for each time a page is entered. */
  readonly turn: number;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly params: MatchedPath['params'];
  /** Unknown where the site cannot open. */
  readonly site: Site | undefined;
  /** Undefined while it is fetched and nothing else can be shown. */
  readonly entered: Entered | undefined;
  /** The page that could not be opened before this one, which says why. */
  readonly cameFrom?: string | undefined;
  /** Why it could not be entered. */
  readonly failure?: unknown;
}

const VisitContext = createContext<Visit | undefined>(undefined);

/** Gives the page that is shown to everything beneath. */
export const VisitProvider = VisitContext.Provider;

/** The page that is shown. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('a page is shown outside the portal');
  return visit;
}

/** The site of the partner; every page but that of an error stands in one. */
export function useSite(): Site {
  const { site } = useVisit();
  if (!site) throw new Error('this page needs an open site');
  return site;
}

/** The parts of the page's address. */
export function useParams<A extends string>(): Params<A> {
  return useVisit().params as Params<A>;
}

/** The search part of the page's address. */
export function useSearch(): Readonly<Record<string, string>> {
  return searchOf(useVisit());
}

/** The search part of an address by its names. Pure. */
export function searchOf({ search }: { readonly search: string }): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}
