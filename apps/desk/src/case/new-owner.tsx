import { longestHandoverReason, nameNewOwner } from '@ndp/contract/desk/handover.ts';
import { longestOwnerName } from '@ndp/flows/application/duties/handover.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { newOwnerMessages as texts } from './new-owner-messages.ts';

/** Who has the duties, since when and where messages go; the office names a new owner where the owner cannot. */
export function NewOwner({ partner, shown, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { duty_handover: handover, actions } = shown;
  const mayName =
    actions.includes('hand-over-duties-for-applicant') && partner.acts.includes('name-new-owner');
  const at = handover && (handover.state === 'named' ? handover.until : handover.answered_on);
  const done = () => {
    setOpen(false);
    onDone(say(texts.done));
  };
  return (
    <>
      {handover && (
        <p>
          {say(texts[handover.state], {
            ...{ name: handover.name, email: handover.email, typedName: handover.typed_name },
            day: at ? formatDate(at, language) : '',
          })}
        </p>
      )}
      {handover && handover.reason !== '' && (
        <p className={styles.soft}>{say(texts.byOffice, { reason: handover.reason })}</p>
      )}
      {mayName && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {say(texts.open)}
        </Button>
      )}
      {mayName && isOpen && (
        <NameForm params={{ partner: partner.id, reference: shown.reference }} onSent={done} />
      )}
    </>
  );
}

const nothing = { name: '', email: '', reason: '' };

interface NameFormProps {
  readonly params: { readonly partner: string; readonly reference: string };
  readonly onSent: () => void;
}

function NameForm({ params, onSent }: NameFormProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [typed, setTyped] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const problemOf = (field: keyof typeof nothing) =>
    isTried && typed[field].trim() === '' ? say(texts.needs) : undefined;
  useUnsaved(Object.values(typed).some((each) => each.trim() !== ''));
  const send = async () => {
    setTried(true);
    if (Object.values(typed).some((each) => each.trim() === '')) return;
    const isSent = await action.run(() => askDesk(language, nameNewOwner, { params, body: typed }));
    if (isSent) onSent();
  };
  const fieldOf = (field: keyof typeof nothing) => ({
    name: `new_owner_${field}`,
    label: say(texts[field]),
    autoComplete: 'off',
    value: typed[field],
    onChange: (value: string) => setTyped((before) => ({ ...before, [field]: value })),
    error: problemOf(field),
    required: true,
  });
  return (
    <form method="post" className={styles.form} onSubmit={sendWith(send)} noValidate>
      <p className={styles.soft}>{say(texts.help)}</p>
      <TextField {...fieldOf('name')} maxLength={longestOwnerName} />
      <TextField {...fieldOf('email')} type="email" />
      <TextField {...fieldOf('reason')} maxLength={longestHandoverReason} multiline rows={3} />
      <Button type="submit" busy={action.isBusy}>
        {say(texts.send)}
      </Button>
      <Failure failure={action.failure} />
    </form>
  );
}
