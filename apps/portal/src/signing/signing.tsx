import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useEffect, useState } from 'react';
import type { ContactWays } from '../papers/contact.tsx';
import { forgetFiles } from '../papers/open-file.ts';
import { useMailLanguage } from './mail-language.ts';
import { Declined, Signed } from './signed.tsx';
import { signingDesk } from './signing-desk.ts';
import { SigningOver } from './signing-over.tsx';
import { ToSign } from './to-sign.tsx';
import { useFreshPage } from './use-fresh-page.ts';

interface SigningProps {
  readonly token: string;
  readonly signing: SigningAnswer;
  readonly contact: ContactWays;
}

/** What became of the request to sign. */
export type Outcome = 'signed' | 'declined' | 'gone';

/** Signing from the request to its outcome. */
export function Signing({ token, signing, contact }: SigningProps) {
  const [desk] = useState(() => signingDesk(token));
  const [outcome, setOutcome] = useState<Outcome>();
  useMailLanguage(signing.language);
  useEffect(() => forgetFiles, []);
  useFreshPage(outcome);
  if (outcome === 'gone') return <SigningOver contact={contact} />;
  if (outcome === 'signed') return <Signed signing={signing} contact={contact} />;
  if (outcome === 'declined') return <Declined signing={signing} contact={contact} />;
  return <ToSign desk={desk} signing={signing} contact={contact} onOutcome={setOutcome} />;
}
