import { type ErasureGround, erasureGrounds, proposeErasure } from '@ndp/contract/desk/erasures.ts';
import { plainDashes } from '@ndp/domain/identifiers/typed-text.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { useForm } from '../use-form.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { groundNames, erasureMessages as texts } from './messages.ts';

interface ProposeProps {
  readonly partner: DeskPartner;
  readonly onDone: (sentence: string) => void;
}

/** The number of the case may come with the address. */
interface ErasureInput {
  readonly reference: string;
  readonly ground: ErasureGround | undefined;
  readonly reason: string;
}

/** Proposes to erase a case, with its ground and a reason. */
export function ProposeErasure(props: ProposeProps) {
  const { say } = useLanguage();
  const { typed, action, change, lacks, send } = useProposal(props);
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
        error={lacks.reference ? say(texts.needs_reference) : undefined}
        onChange={(reference) => change({ reference })}
      />
      <SelectField
        name="erasure_ground"
        label={say(texts.ground)}
        emptyText={say(texts.choose)}
        value={typed.ground}
        error={lacks.ground ? say(texts.needs_ground) : undefined}
        options={erasureGrounds.map((value) => ({ value, label: say(groundNames[value]) }))}
        onChange={(ground) => change({ ground })}
      />
      <TextField
        name="erasure_reason"
        label={say(texts.reason)}
        help={say(texts.reason_help)}
        value={typed.reason}
        maxLength={500}
        error={lacks.reason ? say(texts.needs_reason) : undefined}
        onChange={(reason) => change({ reason })}
      />
    </ActionForm>
  );
}

/** What is typed, what it lacks once it was tried, and the proposal that is sent with it. */
function useProposal({ partner, onDone }: ProposeProps) {
  const { say, language } = useLanguage();
  const { searchParams } = useAddress();
  const empty: ErasureInput = { reference: '', ground: undefined, reason: '' };
  const form = useForm({ ...empty, reference: searchParams.get('case') ?? '' });
  const { typed, isTried } = form;
  const { ground } = typed;
  const reference = plainDashes(typed.reference).trim().toUpperCase();
  const reason = typed.reason.trim();
  useUnsaved(reason !== '');
  const isReference = /^NDP-\d{4}-[0-9A-Z]{6}$/.test(reference);
  const isShort = reason.length < 5;
  const propose = (body: { ground: ErasureGround; reason: string }) => async () => {
    await askDesk(language, proposeErasure, { params: { partner: partner.id, reference }, body });
    form.clear(empty);
    onDone(say(texts.proposed, { reference }));
  };
  return {
    ...form,
    lacks: { reference: isTried && !isReference, ground: isTried && !ground, reason: isTried && isShort },
    send: () => form.send(isReference && !isShort && ground && propose({ ground, reason })),
  };
}
