import { useLoaderData } from '@tanstack/react-router';
import type { StatementInLanguages } from './statement.ts';
import { StatementPage } from './statement-page.tsx';

/** Shows the document its route has loaded. */
export function StatementRoute() {
  return <StatementPage statement={useLoaderData({ strict: false }) as unknown as StatementInLanguages} />;
}
