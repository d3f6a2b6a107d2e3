import { hideAgreement, showAgreement } from '@ndp/contract/calls/agreement-link.ts';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { linkDays } from '@ndp/domain/periods.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { ask } from '../../site/site.ts';
import { keepAnswer } from '../application-store.ts';
import styles from './agreement-link.module.css';
import { HandedLink } from './handed-link.tsx';
import { agreementLinkMessages as texts } from './messages.ts';

interface AgreementLinkProps {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}

/** Where an applicant makes the link that shows the agreement to others, and takes it back. */
export function AgreementLink({ application, link }: AgreementLinkProps) {
  const { say, language } = useLanguage();
  const making = useAttempt(undefined, 'show_agreement');
  const hiding = useAttempt(undefined, 'hide_agreement');
  const { agreement_link: shown } = application;
  const act =
    ({ attempt }: typeof making, call: typeof showAgreement) =>
    () =>
      void attempt(async () => keepAnswer(await ask(call, { params: link })));
  const lines = [...making.lines, ...hiding.lines];
  return (
    <section aria-label={say(texts.title)} className={`${styles.part} no-print`}>
      <p>{say(texts.what)}</p>
      {shown ? (
        <>
          <HandedLink key={shown.token} token={shown.token} />
          <p role="status">{say(texts.until, { date: formatMoment(shown.expires_at, language) })}</p>
        </>
      ) : (
        <p className={styles.small}>{say(texts.lives, { days: linkDays.agreement })}</p>
      )}
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <div className={styles.acts}>
        {shown && (
          <FormButton
            variant="secondary"
            name="hide_agreement"
            value=""
            busy={hiding.isBusy}
            onAct={act(hiding, hideAgreement)}
          >
            {say(texts.hide)}
          </FormButton>
        )}
        <FormButton
          variant="secondary"
          name="show_agreement"
          value=""
          busy={making.isBusy}
          onAct={act(making, showAgreement)}
        >
          {say(shown ? texts.again : texts.make)}
        </FormButton>
      </div>
      {shown && <p className={styles.small}>{say(texts.againDoes)}</p>}
    </section>
  );
}
