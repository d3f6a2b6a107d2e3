import type { Link } from '@ndp/contract/link.ts';
import { redirect } from '@tanstack/react-router';
import { openApplication } from '../application/application-store.ts';

/** The settlement opens while documents may be added; otherwise the overview tells where the application stands. */
export async function guardPayment(link: Link): Promise<void> {
  const { payment } = await openApplication(link);
  if (payment?.is_open) return;
  throw redirect({ to: '/additional-data/overview/$id/$token', params: link, replace: true });
}
