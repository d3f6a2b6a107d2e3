import { resendLink } from '@ndp/contract/calls/pending.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { useCooldown } from '../../page/use-cooldown.ts';
import { ask } from '../../site/site.ts';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';

/** How long the button rests after a message was sent, seconds. */
const cooldownSeconds = 60;

/** Sends the link again; the button counts down until it may be pressed once more. */
export function SendAgain({ id, onDone }: { readonly id: string; readonly onDone: (text: string) => void }) {
  const { say } = useLanguage();
  const [left, rest] = useCooldown(cooldownSeconds, { isStarted: true });
  const [problem, setProblem] = useState('');

  async function resend() {
    setProblem('');
    onDone('');
    try {
      await ask(resendLink, { params: { id } });
      rest();
      onDone(say(texts.resent));
    } catch (error) {
      setProblem(refusalText(error) ?? say(texts.failed));
    }
  }

  return (
    <div>
      <Button variant="quiet" onClick={resend} disabled={left > 0}>
        {left > 0 ? say(texts.resendIn, { seconds: left }) : say(texts.resend)}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
