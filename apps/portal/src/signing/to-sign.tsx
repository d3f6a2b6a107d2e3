import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatPln } from '@ndp/flows/numbers.ts';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import type { ContactWays } from '../page/contact/contact.tsx';
import { LetterPage } from '../page/letter-page.tsx';
import { PaperCard, PaperList } from '../papers/paper-card.tsx';
import { Declining } from './declining.tsx';
import { signingMessages as texts } from './messages.ts';
import { PaperPreview } from './paper-preview.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import type { ToSignProps } from './signing-client.ts';
import { daysLeft, hourOf } from './term.ts';
export function ToSign({ contact, ...props }: ToSignProps & { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  const { signing } = props;
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.lead, { organiser: signing.organiser })}
      contact={contact}
    >
      <SigningFacts signing={signing} />
      <section className={styles.part} aria-labelledby="read">
        <h2 id="read">{say(texts.readTitle)}</h2>
        <PapersToSign {...props} />
      </section>
      <section className={styles.part} aria-labelledby="sign">
        <h2 id="sign">{say(texts.signTitle)}</h2>
        <SignForm {...props} />
      </section>
      <Declining {...props} />
    </LetterPage>
  );
}
function SigningFacts({ signing }: { readonly signing: SigningAnswer }) {
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

const fileNames = { application: texts.fileApplication, agreement: texts.fileAgreement } as const;
function PapersToSign({ client, signing }: Pick<ToSignProps, 'client' | 'signing'>) {
  const { say } = useLanguage();
  return (
    <>
      <PaperList>
        {signing.papers.map((each) => (
          <PaperCard
            key={each.paper}
            title={each.title}
            language={signing.language}
            bytes={each.bytes}
            hash={each.document_hash}
            fileName={say(fileNames[each.paper], { reference: signing.reference })}
            fetchPaper={(copy) => client.fetchPaper(each, copy)}
          >
            {navigator.pdfViewerEnabled && (
              <PaperPreview title={each.title} fetchPaper={() => client.fetchPaper(each)} />
            )}
          </PaperCard>
        ))}
      </PaperList>
      <p className={styles.small}>{say(texts.hashUse)}</p>
    </>
  );
}
