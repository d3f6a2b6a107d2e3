import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Preparing } from './preparing.tsx';
import { Signing } from './signing.tsx';
import { SigningOver } from './signing-over.tsx';

const route = getRouteApi('/site/grant/signing/$token');

/** The page of a signing link. */
export function SigningPage() {
  const { token } = route.useParams();
  const { contact } = route.useRouteContext().site.config;
  const asked = route.useLoaderData();
  const router = useRouter();
  if (asked.kind === 'gone') return <SigningOver contact={contact} />;
  if (asked.kind === 'preparing') return <Preparing onRetry={() => router.invalidate()} />;
  return <Signing key={token} token={token} signing={asked.signing} contact={contact} />;
}
