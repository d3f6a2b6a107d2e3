import { type ComponentType, createContext, useContext } from 'react';
import type { documentNames } from './messages.ts';

export type DocumentName = keyof typeof documentNames;

/** Where the consents' documents are read: on a page of their own, and in place. */
export interface Statements {
  readonly hrefOf: (name: DocumentName) => string;
  readonly Text: ComponentType<{ readonly name: DocumentName }>;
}

const StatementsContext = createContext<Statements>({
  hrefOf: (name) => `/statements/${name}`,
  Text: () => null,
});

export const StatementsProvider = StatementsContext.Provider;

/** The documents of this page. */
export function useStatements(): Statements {
  return useContext(StatementsContext);
}
