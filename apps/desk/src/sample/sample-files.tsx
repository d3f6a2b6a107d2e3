import { exportCase } from '@ndp/contract/desk/case-export.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { flushSync } from 'react-dom';
import { askFile } from '../ask.ts';
import { caseMessages } from '../case/messages.ts';
import { CaseLink } from '../case-link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { saveFile } from '../save-file.ts';
import { useForm } from '../use-form.ts';
import { WideTable } from '../wide-table.tsx';
import { sampleMessages as texts } from './messages.ts';
import styles from './sample.module.css';

interface SampleFilesProps {
  readonly partner: DeskPartner;
  readonly drawn: readonly string[];
}

const fewestLetters = 5;
const first = { reason: '', withNotes: false, taken: [] as readonly string[], asked: '' };

/** The cases drawn, each with its case file; one reason does for all of them. */
export function SampleFiles({ partner, drawn }: SampleFilesProps) {
  const { say, language } = useLanguage();
  const { typed, change, isTried, send, action } = useForm(first);
  const reason = typed.reason.trim();
  const isShort = reason.length < fewestLetters;
  const take = (reference: string) => {
    flushSync(() => {
      change({ asked: reference });
      void send(!isShort && (() => save(reference)));
    });
    if (isShort) document.querySelector<HTMLElement>('#sample-files [aria-invalid="true"]')?.focus();
  };
  const save = async (reference: string) => {
    const { name, bytes } = await askFile(language, exportCase, {
      params: { partner: partner.id, reference },
      body: { reason, with_notes: typed.withNotes },
    });
    saveFile(name, bytes);
    change({ taken: [...typed.taken, reference] });
  };
  return (
    <div id="sample-files" className={styles.files}>
      <h3>{say(texts.files)}</h3>
      <p>{say(texts.files_help)}</p>
      <TextField
        name="why_case_files"
        label={say(caseMessages.case_file_why)}
        maxLength={500}
        value={typed.reason}
        error={isTried && isShort ? say(paymentMessages.needs_reason) : undefined}
        onChange={(text) => change({ reason: text })}
      />
      <CheckField
        name="with_notes"
        label={say(caseMessages.case_file_notes)}
        help={say(caseMessages.case_file_notes_help)}
        checked={typed.withNotes}
        onChange={(withNotes) => change({ withNotes })}
      />
      <Failure failure={action.failure} />
      <WideTable name={say(texts.drawn)} heads={[texts.number, texts.case, texts.file]} isNarrow isTight>
        <tbody>
          {drawn.map((reference, n) => (
            <tr key={reference}>
              <td>{n + 1}</td>
              <td>
                <CaseLink partner={partner} reference={reference} />
              </td>
              <td className={styles.take}>
                <Button
                  variant="link"
                  label={say(texts.take_of, { reference })}
                  busy={action.isBusy && typed.asked === reference}
                  onClick={() => take(reference)}
                >
                  {say(texts.take)}
                </Button>
                <span role="status">{typed.taken.includes(reference) && say(texts.taken)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
