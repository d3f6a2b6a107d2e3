import { judgeHeldName } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';

/** A signature under another name than the application’s, or made elsewhere, waits for a person. */
export function HeldName({ partner, shown, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const held = shown.held_name;
  const { name = '', typed = '', reason: said = '' } = held ?? {};
  const given = reason.trim();
  const decide = (outcome: 'accepted' | 'refused') => {
    setTried(true);
    if (given.length < 5) return;
    const params = { partner: partner.id, reference: shown.reference };
    void action.run(async () => {
      await askDesk(language, judgeHeldName, { params, body: { outcome, reason: given } });
      const taken = held?.is_own ? texts.own_accepted : texts.name_accepted;
      onDone(say(outcome === 'accepted' ? taken : texts.name_refused));
    });
  };
  return (
    <div className={styles.form}>
      <p>{held && say(held.is_own ? texts.held_own : texts.held, { name, typed, reason: said })}</p>
      <TextField
        name="name_reason"
        label={say(texts.reason)}
        help={say(texts.reason_read)}
        value={reason}
        maxLength={2000}
        error={isTried && given.length < 5 ? say(texts.needs_reason) : undefined}
        onChange={setReason}
      />
      <div className={styles.buttons}>
        <Button busy={action.isBusy} onClick={() => decide('accepted')}>
          {say(held?.is_own ? texts.accept_own : texts.accept_name)}
        </Button>
        <Button variant="secondary" busy={action.isBusy} onClick={() => decide('refused')}>
          {say(texts.refuse_name)}
        </Button>
      </div>
      <Failure failure={action.failure} />
    </div>
  );
}
