import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatPln } from '@ndp/flows/numbers.ts';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { signingMessages as texts } from './messages.ts';
import { daysLeft, hourOf } from './term.ts';

/** Amount, signer, reference and term at one glance. */
export function SigningFacts({ signing }: { readonly signing: SigningAnswer }) {
  const { say } = useLanguage();
  const { quote, signer_name, reference, deadline } = signing;
  return (
    <FactPanel
      amount={quote === null ? undefined : { label: say(texts.amount), value: formatPln(quote) }}
      facts={[
        { label: say(texts.signer), value: signer_name },
        { label: say(texts.reference), value: reference },
        { label: say(texts.term), value: <Term deadline={deadline} /> },
      ]}
    />
  );
}

function Term({ deadline }: { readonly deadline: string }) {
  const { say, language } = useLanguage();
  const days = daysLeft(deadline, new Date());
  if (days < 1) return say(texts.termToday, { hour: hourOf(deadline) });
  return say(texts.termDays, { date: formatMoment(deadline, language), days });
}
