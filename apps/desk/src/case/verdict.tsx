import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { documentVerdicts, judgeDocument } from '@ndp/contract/desk/corrections.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedByProps } from '@ndp/ui/field-ids.ts';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { polishToday } from '../polish-today.ts';
import { useAct } from '../use-act.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';
import type { CaseKey } from './use-case.ts';

interface VerdictProps {
  readonly of: CaseKey;
  readonly file: CaseAnswer['files'][number];
  readonly mayJudge: boolean;
  readonly onDone: (sentence: string) => void;
}

/** What was said of a document, and what can be said. */
export function Verdict({ of, file, mayJudge, onDone }: VerdictProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const isInvoice = file.issued_on !== undefined;
  const [issuedOn, setIssuedOn] = useState(file.issued_on ?? '');
  const [isTried, setTried] = useState(false);
  const isDated = issuedOn !== '' && issuedOn <= polishToday();
  const judge = async (verdict: (typeof documentVerdicts)[number]) => {
    setTried(true);
    if (isInvoice && !isDated && (verdict === 'accepted' || issuedOn !== '')) return;
    await acting.run(async () => {
      const body = { verdict, ...(isInvoice && issuedOn ? { issued_on: issuedOn } : {}) };
      await askDesk(language, judgeDocument, { params: { ...of, file: file.id }, body });
      onDone(say(verdict === 'insufficient' ? texts.judged_insufficient : texts.judged_accepted));
    });
  };
  return (
    <>
      <span className={styles.soft}>
        {' · '}
        {say(file.verdict ? texts[file.verdict] : texts.unjudged)}
        {file.issued_on && ` · ${say(texts.issued, { day: formatDate(file.issued_on, language) })}`}
      </span>
      {mayJudge && isInvoice && (file.verdict !== 'accepted' || !file.issued_on) && (
        <InvoiceDate
          name={`issued_${file.id}`}
          value={issuedOn}
          error={isTried && !isDated ? say(texts.needs_issued_on) : undefined}
          onChange={setIssuedOn}
        />
      )}
      {mayJudge && (
        <span className={styles.verdicts}>
          {documentVerdicts
            .filter((verdict) => verdict !== file.verdict || file.issued_on === null)
            .map((verdict) => (
              <Button
                key={verdict}
                variant="link"
                busy={acting.isBusy}
                label={`${say(texts[`judge_${verdict}`])}: ${file.kind}, ${file.name}`}
                onClick={() => void judge(verdict)}
              >
                {say(texts[`judge_${verdict}`])}
              </Button>
            ))}
        </span>
      )}
      <Failure failure={acting.failure} />
    </>
  );
}

interface InvoiceDateProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

/** The date an invoice bears, read off by whoever judges it. */
function InvoiceDate({ name, value, error, onChange }: InvoiceDateProps) {
  const { say } = useLanguage();
  const help = say(texts.issued_on_help);
  return (
    <div className={styles.issued}>
      <FieldFrame {...{ name, help, error }} label={say(texts.issued_on)} controlId={controlId(name)}>
        <input
          type="date"
          id={controlId(name)}
          className={control.control}
          value={value}
          max={polishToday()}
          aria-invalid={error === undefined ? undefined : true}
          {...describedByProps({ name, help, error })}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldFrame>
    </div>
  );
}
