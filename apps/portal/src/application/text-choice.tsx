import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { chooseTextMessages } from '@ndp/contract/calls/text-messages.ts';
import type { Link } from '@ndp/contract/link.ts';
import { isPolishMobile } from '@ndp/domain/identifiers/phone.ts';
import { mostTextsAWeek, textingHours } from '@ndp/domain/text-message.ts';
import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useSite } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';
import styles from './text-choice.module.css';
import { textMessages as texts } from './text-choice-messages.ts';

interface TextChoiceProps {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}

/** Whether text messages can be asked for in a case. */
export function useOffersTexts(status: string): boolean {
  return useSite().config.offers_sms && !isEnded(status);
}

/** Whether the applicant wants text messages when there is something to do; nobody gets any unasked. */
export function TextChoice({ application, link }: TextChoiceProps) {
  const { say } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(undefined, 'text_messages');
  const { text_messages: state, client } = application;
  const phone = (client.phone_number ?? '').replaceAll(' ', '\u00a0');

  const choose = (wanted: boolean) =>
    attempt(async () => keepAnswer(await ask(chooseTextMessages, { params: link, body: { wanted } })));
  const button = (wanted: boolean) => (
    <FormButton
      variant="secondary"
      name="text_messages"
      value={wanted ? 'yes' : 'no'}
      busy={isBusy}
      onAct={() => void choose(wanted)}
    >
      {say(wanted ? texts.ask : texts.stop)}
    </FormButton>
  );
  const canAsk = isPolishMobile(phone);
  return (
    <section aria-label={say(texts.title)} className={`${styles.section} no-print`}>
      <p role="status">{say(canAsk || state ? texts[state ?? 'unasked'] : texts.noMobile, { phone })}</p>
      <p className={styles.small}>{say(texts.what, { most: mostTextsAWeek, ...textingHours })}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <div className={styles.acts}>
        {state !== 'wanted' && canAsk && button(true)}
        {state !== null && button(false)}
      </div>
    </section>
  );
}
