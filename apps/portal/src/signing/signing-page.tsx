import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ContactWays } from '../page/contact/contact.tsx';
import { forgetFiles } from '../papers/open-file.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { Preparing } from './preparing.tsx';
import { Declined, Signed } from './signed.tsx';
import { type Outcome, signingClient } from './signing-client.ts';
import { SigningOver } from './signing-over.tsx';
import { ToSign } from './to-sign.tsx';
import { useFreshPage } from './use-fresh-page.ts';

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

interface SigningProps {
  readonly token: string;
  readonly signing: SigningAnswer;
  readonly contact: ContactWays;
}

/** Signing from the request to its outcome. */
export function Signing({ token, signing, contact }: SigningProps) {
  const [client] = useState(() => signingClient(token));
  const [outcome, setOutcome] = useState<Outcome>();
  useMailLanguage(signing.language);
  useEffect(() => forgetFiles, []);
  useFreshPage(outcome);
  if (outcome === 'gone') return <SigningOver contact={contact} />;
  if (outcome === 'signed') return <Signed signing={signing} contact={contact} />;
  if (outcome === 'declined') return <Declined signing={signing} contact={contact} />;
  return <ToSign client={client} signing={signing} contact={contact} onOutcome={setOutcome} />;
}
