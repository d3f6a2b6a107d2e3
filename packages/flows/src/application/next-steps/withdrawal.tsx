import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import { ActButton, type ApplicantAction } from './act-button.tsx';
import { nextStepMessages as texts } from './messages.ts';
import styles from './next-steps.module.css';

interface WithdrawalProps {
  readonly withdraw: ApplicantAction;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
  /** How it is asked, where it is not an application that is taken back. */
  readonly words?: Readonly<Record<'withdraw_what' | 'withdraw_yes', Message>>;
}

/** Takes an application back. */
export function Withdrawal({ withdraw, newEstimate, words = texts }: WithdrawalProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.step}>
      <p>{say(words.withdraw_what, { newEstimate })}</p>
      <ActButton name="withdraw" act={withdraw}>
        {say(words.withdraw_yes)}
      </ActButton>
    </div>
  );
}
