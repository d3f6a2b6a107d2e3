import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { takeHandoverBack } from '@ndp/contract/calls/handover.ts';
import type { Link } from '@ndp/contract/link.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { ask } from '../../site/site.ts';
import { keepAnswer } from '../application-store.ts';
import styles from './duties.module.css';
import { takeBackField } from './fields.ts';
import { HandoverForm } from './handover-form.tsx';
import { handoverMessages as texts } from './handover-messages.ts';

interface HandoverPartProps {
  readonly handover: ApplicationAnswer['duty_handover'];
  readonly mayHandOver: boolean;
  readonly link: Link;
}

/** To whom the duties go with the house: whom to name, who is named, and since when somebody else has them. */
export function HandoverPart({ handover, mayHandOver, link }: HandoverPartProps) {
  const { say, language } = useLanguage();
  const day = (at: string | null) => (at ? formatDate(at, language) : '');
  const told = handover && {
    ...{ name: handover.name, email: handover.email },
    day: day(handover.state === 'named' ? handover.until : handover.answered_on),
  };
  if (!handover && !mayHandOver) return null;
  return (
    <div role="status" className={styles.handover}>
      {handover && told && <p>{say(texts[handover.state], told)}</p>}
      {handover?.state === 'named' && <TakeBack link={link} />}
      {mayHandOver && handover?.state !== 'named' && <HandoverForm link={link} />}
    </div>
  );
}

function TakeBack({ link }: { readonly link: Link }) {
  const { say } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(undefined, takeBackField);
  const takeBack = () => attempt(async () => keepAnswer(await ask(takeHandoverBack, { params: link })));
  return (
    <>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <FormButton variant="link" name={takeBackField} value="" busy={isBusy} onAct={() => void takeBack()}>
        {say(texts.takeBack)}
      </FormButton>
    </>
  );
}
