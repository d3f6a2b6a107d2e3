import { FormButton } from '@ndp/ui/form-button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import type { KeyboardEvent } from 'react';
import { EmailField } from '../../email/email-field.tsx';
import { useLanguage } from '../../language.tsx';
import styles from './co-owners.module.css';
import { type CoOwnerField, coOwnerActs, type TypedCoOwner } from './faults.ts';
import { coOwnerMessages as texts } from './messages.ts';
import type { NamedCoOwner } from './rules.ts';

interface AddCoOwnerProps {
  readonly typed: TypedCoOwner;
  readonly onType: (patch: TypedCoOwner) => void;
  readonly problem: (field: CoOwnerField) => string | undefined;
  readonly isBusy: boolean;
  readonly onAdd: (person: NamedCoOwner) => void;
}

/** Name and address of one more co-owner, and the button that saves this person at once. */
export function AddCoOwner({ typed, onType, problem, isBusy, onAdd }: AddCoOwnerProps) {
  const { say } = useLanguage();
  const name = typed.co_owner_name ?? '';
  const email = typed.co_owner_email ?? '';

  /** The fields stand in the form that sends the application: Enter must not send it. */
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isBusy) onAdd({ name, email });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches the Enter of the fields within
    <div className={styles.add} onKeyDown={addOnEnter}>
      <TextField
        name="co_owner_name"
        label={say(texts.name)}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(text) => onType({ co_owner_name: text })}
        error={problem('co_owner_name')}
      />
      <EmailField
        name="co_owner_email"
        label={texts.email}
        autoComplete="off"
        required={false}
        value={email}
        onChange={(text) => onType({ co_owner_email: text })}
        error={problem('co_owner_email')}
      />
      <div>
        <FormButton
          variant="secondary"
          name={coOwnerActs.add}
          isWithin
          busy={isBusy}
          onAct={() => onAdd({ name, email })}
        >
          {say(texts.add)}
        </FormButton>
      </div>
    </div>
  );
}
