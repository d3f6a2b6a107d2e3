import type { Link } from '@ndp/contract/link.ts';
import type { DocumentName, Statements } from '@ndp/flows/application/consent/statements.tsx';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useMemo } from 'react';

const Text = lazyRouteComponent(() => import('../statements/statement-text.tsx'), 'StatementText');

/** The obliged entity's documents have pages that only the link opens. */
const behindLink: Readonly<Partial<Record<DocumentName, string>>> = {
  'gdpr-clause': 'consent-gdpr-oe',
  'regulations-obliged-entity': 'consent-regulations-oe',
};
export function useStatementsOf({ id, token }: Link): Statements {
  return useMemo(
    () => ({
      hrefOf: (name) => {
        const page = behindLink[name];
        return page ? `/additional-data/${page}/${id}/${token}` : `/statements/${name}`;
      },
      Text,
    }),
    [id, token],
  );
}
