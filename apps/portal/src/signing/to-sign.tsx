import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { LinkPage } from '../page/link-page.tsx';
import { AgreementInShort } from './agreement-in-short.tsx';
import { Declining } from './declining.tsx';
import { signingMessages as texts } from './messages.ts';
import { OwnSignature } from './own-signature.tsx';
import { PapersToSign } from './papers-to-sign.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import type { ToSignProps } from './signing-client.ts';
import { dayOf, daysLeft, hourOf } from './term.ts';
import { useOpenings } from './use-openings.ts';

const placeToSign = 'sign';

/** What is signed is read first; the way to the signature stays in sight above it. */
export function ToSign(props: ToSignProps) {
  const { say } = useLanguage();
  const { signing } = props;
  const openings = useOpenings(props);
  const count = signing.papers.length;
  return (
    <LinkPage
      className={styles.page}
      hasNoContact
      title={texts.title}
      lead={say(texts.lead, { organiser: signing.organiser })}
    >
      <div className={styles.reading}>
        <SigningFacts signing={signing} />
        <Joint signing={signing} />
        {signing.unanswered_co_owners > 0 && (
          <Notice>
            <p>{say(texts.unansweredCoOwners, { count: signing.unanswered_co_owners })}</p>
          </Notice>
        )}
        <AgreementInShort signing={signing} />
        <section className={styles.part} aria-labelledby="read">
          <h2 id="read">{say(texts.readTitle)}</h2>
          <PapersToSign signing={signing} openings={openings} />
        </section>
        <div className={styles.bar}>
          <p role="status">{say(texts.opened, { opened: count - openings.unopened.length, count })}</p>
          <a href={`#${placeToSign}`}>{say(texts.toSign)}</a>
        </div>
      </div>
      <section className={styles.part} aria-labelledby={placeToSign}>
        <h2 id={placeToSign} tabIndex={-1}>
          {say(texts.signTitle)}
        </h2>
        <SignForm {...props} unopened={openings.unopened} />
      </section>
      <div>
        <OwnSignature {...props} />
        <Declining {...props} />
      </div>
    </LinkPage>
  );
}

/** Who signs before or after, where two do; the second also reads where the address is from. */
function Joint({ signing: { joint } }: { readonly signing: SigningAnswer }) {
  const { say } = useLanguage();
  if (!joint) return null;
  const { organisation, second_name: second } = joint;
  return (
    <Notice>
      {joint.is_second ? (
        <p>
          {say(texts.signsSecond, { organisation })}{' '}
          <a href="/statements/gdpr-clause" target="_blank" rel="noreferrer">
            {say(texts.clause)}
          </a>
          .
        </p>
      ) : (
        <p>{say(texts.signsFirst, { second })}</p>
      )}
    </Notice>
  );
}

function SigningFacts({ signing }: { readonly signing: SigningAnswer }) {
  const { say, language } = useLanguage();
  const { quote, signer_name: name, deadline, joint } = signing;
  const organisation = joint?.is_second ? joint.organisation : undefined;
  return (
    <div>
      <FactPanel
        amount={quote === null ? undefined : { label: say(texts.amount), value: formatPln(quote, language) }}
        facts={[
          {
            label: say(texts.signer),
            value: organisation ? say(texts.signerFor, { name, organisation }) : name,
          },
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
