import {
  assign,
  type CaseAnswer,
  mailLink,
  move,
  refusals,
  refuse,
  startSigning,
} from '@ndp/contract/desk/cases.ts';
import {
  type RefusalReason,
  refusalReasonNames,
  refusalReasons,
} from '@ndp/flows/application/refusal/reasons.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActForm } from '../act-form.tsx';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { Failure } from '../page/failure.tsx';
import { type Act, useAct } from '../use-act.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { HeldName } from './held-name.tsx';
import { MeasurementForm } from './measurement-form.tsx';
import { caseMessages as texts } from './messages.ts';

/** What somebody may do in the case, by the law of statuses and their role. */
export function CaseActs(props: CasePartProps) {
  const { partner, shown, onDone } = props;
  const { say, language } = useLanguage();
  const acting = useAct();
  const params = { partner: partner.id, reference: shown.reference };
  const may = (act: string) => partner.acts.includes(act);
  const doAnd = (work: () => Promise<unknown>, sentence: string) =>
    acting.run(async () => {
      await work();
      onDone(sentence);
    });
  const isMine = shown.assignee?.is_me === true;
  return (
    <section className={styles.card} aria-labelledby="next">
      <h2 id="next">{say(texts.next)}</h2>
      {shown.moves.length > 0 ? <MoveForm {...props} acting={acting} /> : <p>{say(texts.no_next)}</p>}
      {shown.held_name && may('judge-name') && <HeldName {...props} />}
      {shown.can_measure && <MeasurementForm {...props} />}
      <div className={styles.buttons}>
        {shown.can_begin_signing && (
          <Button
            variant="secondary"
            busy={acting.isBusy}
            onClick={() => doAnd(() => askDesk(language, startSigning, { params }), say(texts.begun))}
          >
            {say(texts.begin_signing)}
          </Button>
        )}
        {may('resend-link') && (
          <Button
            variant="secondary"
            busy={acting.isBusy}
            onClick={() => doAnd(() => askDesk(language, mailLink, { params }), say(texts.link_sent))}
          >
            {say(texts.link)}
          </Button>
        )}
        {may('assign') && (
          <Button
            variant="secondary"
            busy={acting.isBusy}
            onClick={() =>
              doAnd(
                () => askDesk(language, assign, { params, body: { to: isMine ? 'nobody' : 'me' } }),
                say(isMine ? texts.released : texts.taken),
              )
            }
          >
            {say(isMine ? texts.release : texts.take)}
          </Button>
        )}
      </div>
      <Failure failure={acting.failure} />
    </section>
  );
}

function MoveForm({ partner, shown, onDone, acting }: CasePartProps & { readonly acting: Act }) {
  const { say, language } = useLanguage();
  const [wanted, setTo] = useState<CaseAnswer['status']>();
  // Somebody else may have moved the case since it was chosen.
  const chosen = shown.moves.find(({ status }) => status === wanted);
  const to = chosen?.status;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [reasons, setReasons] = useState<readonly RefusalReason[]>([]);
  const given = reason.trim();
  useUnsaved(given !== '');
  const isShort = given.length < 5 && !(to === 'rejected' && reasons.length > 0 && given === '');
  const send = async () => {
    setTried(true);
    if (!chosen || !to || isShort) return;
    const params = { partner: partner.id, reference: shown.reference };
    const from = shown.status;
    const ended = refusals.find((each) => each === to);
    const isDone = await acting.run(async () => {
      if (ended)
        await askDesk(language, refuse, {
          params,
          body: { from, to: ended, reason: given, reasons: [...reasons] },
        });
      else await askDesk(language, move, { params, body: { from, to, reason: given } });
    });
    // What was typed stays for another try; the case is read anew in any case.
    if (!isDone) return onDone('');
    setTo(undefined);
    setReason('');
    setReasons([]);
    setTried(false);
    onDone(say(texts.moved, { status: chosen.name }));
  };
  return (
    // Why it was not done stands beside the other buttons.
    <ActForm
      className={styles.form}
      acting={{ ...acting, failure: undefined }}
      button={say(texts.move)}
      onSend={send}
    >
      <SelectField
        name="to"
        label={say(texts.move_to)}
        emptyText={say(texts.choose)}
        value={to}
        error={isTried && !to ? say(texts.needs_status) : undefined}
        options={shown.moves.map(({ status, name }) => ({ value: status, label: name }))}
        onChange={setTo}
      />
      {to === 'rejected' && (
        <CheckList
          name="reason"
          className={styles.item}
          legend={say(texts.standard_reasons)}
          options={refusalReasonNames.map((value) => ({ value, label: say(refusalReasons[value]) }))}
          chosen={reasons}
          onChange={setReasons}
        />
      )}
      <TextField
        name="reason"
        label={say(texts.reason)}
        help={say(texts.reason_read)}
        value={reason}
        multiline
        rows={3}
        maxLength={2000}
        error={isTried && isShort ? say(texts.needs_reason) : undefined}
        onChange={setReason}
      />
    </ActForm>
  );
}

/** What was done last, above the case as it stands now. */
export function Done({ sentence }: { readonly sentence: string }) {
  return sentence ? <Notice tone="success" announce="status" title={sentence} /> : null;
}
