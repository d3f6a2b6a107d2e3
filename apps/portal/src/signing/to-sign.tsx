import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { LetterPage } from '../page/letter-page.tsx';
import { AgreementInShort } from './agreement-in-short.tsx';
import { Declining } from './declining.tsx';
import { signingMessages as texts } from './messages.ts';
import { PapersToSign } from './papers-to-sign.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import type { ToSignProps } from './signing-client.ts';
import { dayOf, daysLeft, hourOf } from './term.ts';
import { useOpenings } from './use-openings.ts';
export function ToSign(props: ToSignProps) {
  const { say } = useLanguage();
  const { signing } = props;
  const openings = useOpenings(props);
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.lead, { organiser: signing.organiser })}
    >
      <SigningFacts signing={signing} />
      <AgreementInShort signing={signing} />
      <section className={styles.part} aria-labelledby="read">
        <h2 id="read">{say(texts.readTitle)}</h2>
        <PapersToSign signing={signing} openings={openings} />
      </section>
      <section className={styles.part} aria-labelledby="sign">
        <h2 id="sign">{say(texts.signTitle)}</h2>
        <SignForm {...props} unopened={openings.unopened} />
      </section>
      <Declining {...props} />
    </LetterPage>
  );
}
function SigningFacts({ signing }: { readonly signing: SigningAnswer }) {
  const { say, language } = useLanguage();
  const { quote, signer_name, reference, deadline } = signing;
  return (
    <div>
      <FactPanel
        amount={quote === null ? undefined : { label: say(texts.amount), value: formatPln(quote, language) }}
        facts={[
          { label: say(texts.signer), value: signer_name },
          { label: say(texts.reference), value: reference },
          { label: say(texts.term), value: <Term deadline={deadline} /> },
        ]}
      />
      <AddToCalendar deadline={{ kind: 'signing', day: dayOf(deadline) }} />
    </div>
  );
}

function Term({ deadline }: { readonly deadline: string }) {
  const { say, language } = useLanguage();
  const days = daysLeft(deadline, usePolishToday());
  if (days < 1) return say(texts.termToday, { hour: hourOf(deadline) });
  return say(texts.termDays, { date: formatMoment(deadline, language), days });
}
