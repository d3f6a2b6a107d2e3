import { type ErasureGround, erasureGrounds, proposeErasure } from '@ndp/contract/desk/erasures.ts';
import { plainDashes } from '@ndp/domain/identifiers/typed-text.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { groundNames, erasureMessages as texts } from './messages.ts';

interface ProposeProps {
  readonly partner: DeskPartner;
  readonly onDone: (sentence: string) => void;
}

/** What is typed; the number of the case may come with the address. */
interface Typed {
  readonly reference: string;
  readonly ground: ErasureGround | undefined;
  readonly reason: string;
}

/** Proposes to erase a case, with its ground and a reason. */
export function ProposeErasure({ partner, onDone }: ProposeProps) {
  const { say, language } = useLanguage();
  const { searchParams } = useAddress();
  const first: Typed = { reference: searchParams.get('case') ?? '', ground: undefined, reason: '' };
  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const reference = plainDashes(typed.reference).trim().toUpperCase();
  const { ground } = typed;
  const reason = typed.reason.trim();
  useUnsaved(reason !== '');
  const isReference = /^NDP-\d{4}-[0-9A-Z]{6}$/.test(reference);
  const send = async () => {
    setTried(true);
    if (!isReference || !ground || reason.length < 5) return;
    await action.run(async () => {
      const params = { partner: partner.id, reference };
      await askDesk(language, proposeErasure, { params, body: { ground, reason } });
      setTyped({ reference: '', ground: undefined, reason: '' });
      setTried(false);
      onDone(say(texts.proposed, { reference }));
    });
  };
  return (
    <ActionForm
      className={styles.form}
      action={action}
      button={say(texts.propose)}
      variant="secondary"
      onSend={send}
    >
      <TextField
        name="erasure_case"
        label={say(texts.reference)}
        value={typed.reference}
        maxLength={20}
        error={isTried && !isReference ? say(texts.needs_reference) : undefined}
        onChange={(changed) => setTyped({ ...typed, reference: changed })}
      />
      <SelectField
        name="erasure_ground"
        label={say(texts.ground)}
        emptyText={say(texts.choose)}
        value={ground}
        error={isTried && !ground ? say(texts.needs_ground) : undefined}
        options={erasureGrounds.map((value) => ({ value, label: say(groundNames[value]) }))}
        onChange={(changed) => setTyped({ ...typed, ground: changed })}
      />
      <TextField
        name="erasure_reason"
        label={say(texts.reason)}
        help={say(texts.reason_help)}
        value={typed.reason}
        maxLength={500}
        error={isTried && reason.length < 5 ? say(texts.needs_reason) : undefined}
        onChange={(changed) => setTyped({ ...typed, reason: changed })}
      />
    </ActionForm>
  );
}
