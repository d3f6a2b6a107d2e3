import { type CaseAnswer, uncover } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';
import type { CaseKey } from './use-case.ts';

/** How long a number stays uncovered, ms. */
const shownMs = 60_000;

type CoveredName = CaseAnswer['covered'][number];

interface CoveredDataProps {
  readonly of: CaseKey;
  readonly fields: readonly CoveredName[];
}

/** The numbers that are covered until somebody says why they are needed. */
export function CoveredData({ of, fields }: CoveredDataProps) {
  const { say } = useLanguage();
  if (fields.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="covered">
      <h2 id="covered">{say(texts.covered)}</h2>
      <p className={styles.soft}>{say(texts.covered_help)}</p>
      {fields.map((field) => (
        <CoveredField key={field} of={of} field={field} />
      ))}
    </section>
  );
}

interface CoveredFieldProps {
  readonly of: CaseKey;
  readonly field: CoveredName;
}

function CoveredField(props: CoveredFieldProps) {
  const { say } = useLanguage();
  const { field } = props;
  const covering = useCovering(props);
  const { value, reason, setReason } = covering;
  const name = say(texts[field]);
  return (
    <div className={styles.covered}>
      <p role="status">
        <b>{name}:</b> <span data-testid={`covered-${field}`}>{value ?? '••••••••'}</span>
      </p>
      {value !== undefined && (
        <Button variant="secondary" onClick={covering.cover}>
          {say(texts.cover, { field: name })}
        </Button>
      )}
      {value === undefined && reason === undefined && (
        <Button variant="secondary" onClick={() => setReason('')}>
          {say(texts.uncover, { field: name })}
        </Button>
      )}
      {value === undefined && reason !== undefined && <ReasonForm {...{ field, reason, covering }} />}
      <Failure failure={covering.failure} />
    </div>
  );
}

/** A number while it is covered, while it is asked why it is needed, and for a while uncovered. */
function useCovering({ of, field }: CoveredFieldProps) {
  const { say, language } = useLanguage();
  const [value, setValue] = useState<string>();
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  const { run, isBusy, failure } = useAction();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [value]);
  const show = async () => {
    const given = (reason ?? '').trim();
    if (given.length < 5) return setError(say(texts.needs_reason));
    setError(undefined);
    await run(async () => {
      const body = { field, reason: given };
      setValue((await askDesk(language, uncover, { params: { ...of }, body })).value);
      setReason(undefined);
    });
  };
  return { value, reason, error, isBusy, failure, setReason, show, cover: () => setValue(undefined) };
}

interface ReasonFormProps extends Pick<CoveredFieldProps, 'field'> {
  readonly reason: string;
  readonly covering: ReturnType<typeof useCovering>;
}

/** Asks why the number is needed. */
function ReasonForm({ field, reason, covering }: ReasonFormProps) {
  const { say } = useLanguage();
  return (
    <form method="post" onSubmit={sendWith(covering.show)}>
      <TextField
        name={`why_${field}`}
        label={say(texts.why_uncover)}
        value={reason}
        error={covering.error}
        maxLength={2000}
        onChange={covering.setReason}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={covering.isBusy}>
          {say(texts.show)}
        </Button>
        <Button variant="quiet" onClick={() => covering.setReason(undefined)}>
          {say(deskMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
