import { createContext, useContext } from 'react';
import type { NamedCoOwner } from './rules.ts';

/** A co-owner as the list shows one, under the wire's names; `answered_at` is a moment in ISO 8601. */
export interface ListedCoOwner extends NamedCoOwner {
  readonly id: string;
  readonly state: 'named' | 'waiting' | 'agreed' | 'objected';
  readonly answered_at: string | null;
  readonly reason: string | null;
}

/** Resolves to the sentence of what went wrong, or to nothing. */
type ChangeResult = Promise<string | undefined>;

/** The list of co-owners of an application, and what can be done with it; every act saves at once. */
export interface CoOwnersStore {
  readonly coOwners: readonly ListedCoOwner[];
  /** Whether the list may still be changed. */
  readonly isOpen: boolean;
  /** Whether the applicant owns only a part: an owner of the whole names nobody. */
  readonly isCoOwner: boolean;
  /** Whether the application is sent: then a link goes out as soon as somebody is added. */
  readonly isSent: boolean;
  /** The applicant's own addresses. */
  readonly ownAddresses: readonly string[];
  readonly add: (person: NamedCoOwner) => ChangeResult;
  readonly remove: (coOwner: ListedCoOwner) => ChangeResult;
  /** Mails the link again. */
  readonly remind: (coOwner: ListedCoOwner) => ChangeResult;
}

const CoOwnersContext = createContext<CoOwnersStore | undefined>(undefined);

export const CoOwnersProvider = CoOwnersContext.Provider;

/** The co-owners of this page's application; undefined where there is no application. */
export function useCoOwnersStore(): CoOwnersStore | undefined {
  return useContext(CoOwnersContext);
}
