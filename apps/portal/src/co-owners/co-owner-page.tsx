import { getRouteApi } from '@tanstack/react-router';
import { CoOwnerRequest } from './co-owner-request.tsx';
import { LinkOver } from './link-over.tsx';

const route = getRouteApi('/site/grant/co-owner/$token');

/** The page of a co-owner's link. */
export function CoOwnerPage() {
  const { token } = route.useParams();
  const { contact } = route.useRouteContext().site.config;
  const request = route.useLoaderData();
  if (!request) return <LinkOver contact={contact} />;
  return <CoOwnerRequest key={token} token={token} loaded={request} contact={contact} />;
}
