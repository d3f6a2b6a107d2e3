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

type Field = CaseAnswer['covered'][number];

/** The numbers that are covered until somebody says why they are needed. */
export function CoveredData({ of, fields }: { readonly of: CaseKey; readonly fields: readonly Field[] }) {
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

function CoveredField({ of, field }: { readonly of: CaseKey; readonly field: Field }) {
  const { say, language } = useLanguage();
  const [value, setValue] = useState<string>();
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  const asking = useAction();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [value]);
  const name = say(texts[field]);
  const show = async () => {
    const given = (reason ?? '').trim();
    if (given.length < 5) return setError(say(texts.needs_reason));
    setError(undefined);
    await asking.run(async () => {
      const body = { field, reason: given };
      setValue((await askDesk(language, uncover, { params: { ...of }, body })).value);
      setReason(undefined);
    });
  };
  return (
    <div className={styles.covered}>
      <p role="status">
        <b>{name}:</b> <span data-testid={`covered-${field}`}>{value ?? '••••••••'}</span>
      </p>
      {value !== undefined && (
        <Button variant="secondary" onClick={() => setValue(undefined)}>
          {say(texts.cover, { field: name })}
        </Button>
      )}
      {value === undefined && reason === undefined && (
        <Button variant="secondary" onClick={() => setReason('')}>
          {say(texts.uncover, { field: name })}
        </Button>
      )}
      {value === undefined && reason !== undefined && (
        <form method="post" onSubmit={sendWith(show)}>
          <TextField
            name={`why_${field}`}
            label={say(texts.why_uncover)}
            value={reason}
            error={error}
            maxLength={2000}
            onChange={setReason}
          />
          <div className={styles.buttons}>
            <Button type="submit" busy={asking.isBusy}>
              {say(texts.show)}
            </Button>
            <Button variant="quiet" onClick={() => setReason(undefined)}>
              {say(deskMessages.cancel)}
            </Button>
          </div>
        </form>
      )}
      <Failure failure={asking.failure} />
    </div>
  );
}
