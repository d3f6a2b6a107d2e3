import { readConsents } from '@ndp/contract/desk/consents.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import { consentMessages as texts } from './consent-messages.ts';
import type { CaseKey } from './use-case.ts';

type Consent = z.infer<typeof readConsents.answer>['consents'][number];

/** What was agreed to, word for word as it was shown then; read when somebody wants to see it. */
export function Consents({ of }: { readonly of: CaseKey }) {
  const { say, language } = useLanguage();
  const [read, setRead] = useState<{ readonly consents: readonly Consent[]; readonly language: string }>();
  const action = useAction();
  const show = () =>
    action.run(async () => {
      const { consents } = await askDesk(language, readConsents, { params: { ...of } });
      setRead({ consents, language });
    });
  const consents = read?.language === language ? read.consents : undefined;
  return (
    <section className={styles.card} aria-labelledby="consents">
      <h2 id="consents">{say(texts.title)}</h2>
      {!consents && (
        <Button variant="secondary" busy={action.isBusy} onClick={show}>
          {say(texts.show)}
        </Button>
      )}
      <div role="status">
        {consents?.length === 0 && <p>{say(texts.none)}</p>}
        {consents && consents.length > 0 && (
          <ul className={styles.records}>
            {consents.map((consent) => (
              <ConsentRow key={`${consent.revision} ${consent.name}`} consent={consent} />
            ))}
          </ul>
        )}
      </div>
      <Failure failure={action.failure} />
    </section>
  );
}

function ConsentRow({ consent }: { readonly consent: Consent }) {
  const { say, locale } = useLanguage();
  const { name, text, at, is_standing, does_fit, documents } = consent;
  return (
    <li>
      <b>{name}</b>
      <blockquote className={styles.reason}>{text ?? say(texts.lost)}</blockquote>
      <div className={styles.soft}>
        {shortMoment(at, locale)}
        {!is_standing && `, ${say(texts.taken_back)}`}
        {documents.map((document) => (
          <div key={document.name}>
            {document.name}: {document.version ?? say(texts.lost_document)}
          </div>
        ))}
        <div>{say(does_fit ? texts.fits : texts.unfit)}</div>
      </div>
    </li>
  );
}
