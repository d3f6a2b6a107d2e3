import { readBankStatement, type StatementLine } from '@ndp/contract/desk/payments.ts';
import { doubts, takesTwo } from '@ndp/domain/money/bank/doubts.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { useRef, useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import { Link } from '../link.tsx';
import { FileInput } from '../page/file-input.tsx';
import { useAction } from '../use-action.ts';
import { WideTable } from '../wide-table.tsx';
import { readingNames, paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

const largest = 1_500_000;

interface StatementFormProps {
  readonly partner: string;
  readonly onDone: (sentence: string) => void;
}

/** Reads a bank’s statement in; what differs is shown line by line. */
export function StatementForm({ partner, onDone }: StatementFormProps) {
  const { say, language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [lines, setLines] = useState<readonly StatementLine[]>();
  const action = useAction();
  const read = async () => {
    const file = input.current?.files?.[0];
    if (!file || file.size > largest) return setError(say(texts.needs_file));
    setError('');
    await action.run(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const answer = await askDesk(language, readBankStatement, { params: { partner }, body: { base64 } });
      setLines(answer.lines);
      const count = (...kinds: readonly string[]) =>
        answer.lines.filter(({ kind }) => kinds.includes(kind)).length;
      const counts = { booked: count('booked', 'booked_after_cancel'), returned: count('returned') };
      const open = count(...doubts.filter(takesTwo));
      onDone(say(texts.statement_read, { ...counts, open }));
    });
  };
  return (
    <section className={styles.part} aria-labelledby="statement">
      <h2 id="statement">{say(texts.statement)}</h2>
      <ActionForm
        className={styles.form}
        action={action}
        button={say(texts.read_statement)}
        variant="secondary"
        onSend={read}
      >
        <label htmlFor="statement-file">{say(texts.statement_file)}</label>
        <FileInput
          ref={input}
          id="statement-file"
          aria-describedby="statement-help"
          aria-invalid={error !== ''}
        />
        <p id="statement-help" role="status">
          {error || say(texts.statement_help)}
        </p>
      </ActionForm>
      {lines && <Lines partner={partner} lines={lines} />}
    </section>
  );
}

function Lines({ partner, lines }: { readonly partner: string; readonly lines: readonly StatementLine[] }) {
  const { say, language } = useLanguage();
  return (
    <WideTable
      name={say(texts.statement)}
      heads={[texts.line_kind, texts.case, texts.day, texts.amount, texts.line_title]}
    >
      <tbody>
        {lines.map(({ kind, reference, booked_on, amount_gr, expected_gr, title }, i) => {
          const amount = formatGr(amount_gr, language);
          const expected = expected_gr === null ? '' : formatGr(expected_gr, language);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never change their order
            <tr key={i}>
              <th scope="row">{say(readingNames[kind])}</th>
              <td>{reference ? <Link to={casePath(partner, reference)}>{reference}</Link> : '–'}</td>
              <td className={table.day}>{formatDate(booked_on, language)}</td>
              <td>{expected ? say(texts.line_expected, { amount, expected }) : amount}</td>
              <td>{title}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
