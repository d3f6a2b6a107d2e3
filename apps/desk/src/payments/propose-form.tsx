import { askForExplanation, type DueAnswer, proposePayment } from '@ndp/contract/desk/payments.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { formatGr, readGr, typeGr } from '../grosze.ts';
import { useAction } from '../use-action.ts';
import { boundLabels, paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

const fields = ['cost', 'other_public', 'recalculated'] as const;
type Field = (typeof fields)[number];
type Typed = Readonly<Record<Field, string>>;

interface ProposeProps {
  readonly of: { readonly partner: string; readonly reference: string };
  readonly due: DueAnswer;
  readonly onDone: (sentence: string) => void;
}

/** What was typed in grosze; undefined while an amount is none. It may be built as agreed: then nothing is recalculated. */
function readAmounts(typed: Typed) {
  const [cost, otherPublic, recalculated] = fields.map((field) => readGr(typed[field]));
  const isRecalculated = typed.recalculated.trim() !== '';
  if (cost === undefined || otherPublic === undefined) return undefined;
  if (isRecalculated && recalculated === undefined) return undefined;
  return {
    cost_gr: cost,
    other_public_gr: otherPublic,
    recalculated_gr: isRecalculated ? (recalculated ?? null) : null,
  };
}

function foundOf(due: DueAnswer, amounts: NonNullable<ReturnType<typeof readAmounts>>) {
  return amountDue({
    agreedGr: due.agreed_gr,
    ceilingGr: due.ceiling_gr,
    costGr: amounts.cost_gr,
    otherPublicGr: amounts.other_public_gr,
    recalculatedGr: amounts.recalculated_gr,
  });
}

/** Proposes what is to be paid; where that is less than agreed, the applicant is asked to explain first. */
export function ProposeForm({ of, due, onDone }: ProposeProps) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState<Typed>({
    cost: due.invoiced_gr === null ? '' : typeGr(due.invoiced_gr, language),
    other_public: '0',
    recalculated: '',
  });
  const [isTried, setTried] = useState(false);
  const [isException, setException] = useState(false);
  const isJudged = due.unaccepted.length === 0;
  const action = useAction();
  const amounts = readAmounts(typed);
  const found = amounts && foundOf(due, amounts);
  const propose = async () => {
    setTried(true);
    if (!amounts || (!isJudged && !isException)) return;
    const body = { ...amounts, ...(isJudged ? {} : { without_verdicts: true }) };
    await action.run(async () => {
      const { amount_gr } = await askDesk(language, proposePayment, { params: { ...of }, body });
      onDone(say(texts.proposed, { amount: formatGr(amount_gr, language) }));
    });
  };
  const [first] = found?.binding ?? [];
  const isHeard = due.hearing !== null && found !== undefined && due.hearing.amount_gr <= found.gr;
  const needsHearing = found !== undefined && found.gr < due.agreed_gr && !isHeard;
  return (
    <>
      <ActionForm className={styles.form} action={action} button={say(texts.propose)} onSend={propose}>
        {due.invoiced_gr !== null && <Invoiced gr={due.invoiced_gr} costGr={amounts?.cost_gr} />}
        <AmountFields {...{ typed, isTried }} onChange={setTyped} />
        {!isJudged && (
          <Unjudged kinds={due.unaccepted} {...{ isTried, isException }} onChange={setException} />
        )}
        <p role="status">
          {found && first && (
            <b>
              {say(texts.would_be, { amount: formatGr(found.gr, language), bound: say(boundLabels[first]) })}
            </b>
          )}
        </p>
      </ActionForm>
      {needsHearing && due.can_ask && <AskToExplain of={of} amountGr={found.gr} onDone={onDone} />}
    </>
  );
}

/** What the accepted invoices come to, and that another cost is typed. */
function Invoiced({ gr, costGr = gr }: { readonly gr: number; readonly costGr: number | undefined }) {
  const { say, language } = useLanguage();
  const amount = formatGr(gr, language);
  return <p role="status">{say(costGr === gr ? texts.invoiced : texts.invoiced_otherwise, { amount })}</p>;
}

interface AmountFieldsProps {
  readonly typed: Typed;
  readonly isTried: boolean;
  readonly onChange: (typed: Typed) => void;
}

function AmountFields({ typed, isTried, onChange }: AmountFieldsProps) {
  const { say } = useLanguage();
  const isWrong = (field: Field) =>
    isTried &&
    readGr(typed[field]) === undefined &&
    (field !== 'recalculated' || typed.recalculated.trim() !== '');
  return fields.map((field) => (
    <TextField
      key={field}
      name={`due_${field}`}
      label={say(texts[field])}
      help={field === 'recalculated' ? say(texts.recalculated_help) : undefined}
      value={typed[field]}
      width="short"
      error={isWrong(field) ? say(texts.needs_amount) : undefined}
      onChange={(value) => onChange({ ...typed, [field]: value })}
    />
  ));
}

interface UnjudgedProps {
  /** Required documents none of which was accepted. */
  readonly kinds: readonly string[];
  readonly isTried: boolean;
  readonly isException: boolean;
  readonly onChange: (isException: boolean) => void;
}

function Unjudged({ kinds, isTried, isException, onChange }: UnjudgedProps) {
  const { say } = useLanguage();
  return (
    <>
      <p>{say(texts.unaccepted, { kinds: kinds.join(', ') })}</p>
      <CheckField
        name="due_without_verdicts"
        label={say(texts.without_verdicts)}
        checked={isException}
        error={isTried && !isException ? say(texts.needs_verdicts) : undefined}
        onChange={onChange}
      />
    </>
  );
}

interface AskToExplainProps extends Omit<ProposeProps, 'due'> {
  readonly amountGr: number;
}

/** Tells the applicant that less is to be paid than agreed, and why. */
function AskToExplain({ of, amountGr, onDone }: AskToExplainProps) {
  const { say, language } = useLanguage();
  return (
    <>
      <p>{say(texts.hearing_needed)}</p>
      <ReasonForm
        name="why_less"
        label={say(texts.why_less)}
        help={say(texts.why_less_help)}
        button={say(texts.ask_explanation)}
        act={async (reason) => {
          const body = { amount_gr: amountGr, reason };
          await askDesk(language, askForExplanation, { params: { ...of }, body });
          onDone(say(texts.explanation_asked));
          return true;
        }}
      />
    </>
  );
}
