import { type CaseAnswer, move, refusals, refuse } from '@ndp/contract/desk/cases.ts';
import {
  type RefusalReason,
  refusalReasonNames,
  refusalReasons,
} from '@ndp/flows/application/refusal/reasons.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';
import { usualReasons } from './usual-reasons.ts';

type Status = CaseAnswer['status'];

/** Where the case is to go and why; the usual words stand there already. */
export function MoveForm({ partner, shown, onDone }: CasePartProps) {
  const { say } = useLanguage();
  const form = useMoveForm(shown);
  const { chosen, to, isTried } = form;
  const send = useSend({ partner, shown, onDone }, form);
  return (
    <ActionForm className={styles.form} action={send.action} button={say(texts.move)} onSend={send.send}>
      <SelectField
        name="to"
        label={say(texts.move_to)}
        emptyText={say(texts.choose)}
        value={to}
        error={isTried && !chosen ? say(texts.needs_status) : undefined}
        options={shown.moves.map(({ status, name }) => ({ value: status, label: name }))}
        onChange={form.choose}
      />
      {to === 'rejected' && (
        <CheckList
          name="reason"
          className={styles.item}
          legend={say(texts.standard_reasons)}
          options={refusalReasonNames.map((value) => ({ value, label: say(refusalReasons[value]) }))}
          chosen={form.reasons}
          onChange={form.setReasons}
        />
      )}
      <TextField
        name="reason"
        label={say(texts.reason)}
        help={say(texts.reason_read)}
        value={form.reason}
        multiline
        rows={2}
        maxLength={2000}
        error={isTried && form.isShort ? say(texts.needs_reason) : undefined}
        onChange={form.setReason}
      />
    </ActionForm>
  );
}

/** What is chosen and typed. */
function useMoveForm(shown: CaseAnswer) {
  const only = shown.next?.action === 'begin-settlement' ? 'settlement_review' : undefined;
  const [wanted, setTo] = useState<Status | undefined>(only);
  const [reason, setReason] = useState<string>((only && usualReasons[only]) ?? '');
  const [reasons, setReasons] = useState<readonly RefusalReason[]>([]);
  const [isTried, setTried] = useState(false);
  // Somebody else may have moved the case since it was chosen.
  const chosen = shown.moves.find(({ status }) => status === wanted);
  const given = reason.trim();
  useUnsaved(given !== '' && given !== (wanted && usualReasons[wanted]));
  return {
    ...{ chosen, to: chosen?.status, reason, given, reasons, isTried, setReason, setReasons, setTried },
    isShort: given.length < 5 && !(wanted === 'rejected' && reasons.length > 0 && given === ''),
    choose: (to: Status | undefined) => {
      const isUsual = given === '' || (wanted !== undefined && given === usualReasons[wanted]);
      if (isUsual) setReason((to && usualReasons[to]) ?? '');
      setTo(to);
    },
  };
}

/** Sends the form; what was typed stays for another try, and the case is read anew in any case. */
function useSend({ partner, shown, onDone }: CasePartProps, form: ReturnType<typeof useMoveForm>) {
  const { say, language } = useLanguage();
  const action = useAction();
  const send = async () => {
    const { chosen, given } = form;
    form.setTried(true);
    if (!chosen || form.isShort) return;
    const params = { partner: partner.id, reference: shown.reference };
    const [from, to] = [shown.status, chosen.status];
    const ended = refusals.find((each) => each === to);
    const isDone = await action.run(() =>
      ended
        ? askDesk(language, refuse, {
            params,
            body: { from, to: ended, reason: given, reasons: [...form.reasons] },
          })
        : askDesk(language, move, { params, body: { from, to, reason: given } }),
    );
    onDone(isDone ? say(texts.moved, { status: chosen.name }) : '');
  };
  return { action, send };
}
