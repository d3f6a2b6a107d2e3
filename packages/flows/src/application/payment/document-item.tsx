import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { FieldHints } from '@ndp/ui/field-frame.tsx';
import { labelId } from '@ndp/ui/field-ids.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { type DragEvent, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import styles from './document-item.module.css';
import { FilePicker } from './file-picker.tsx';
import { InvoiceNote } from './invoice-note.tsx';
import { documentHelp, documentNames, paymentMessages as messages } from './messages.ts';
import { type SentDocument, SentFile } from './sent-file.tsx';
import { documentField } from './step.ts';
import { offeredFor } from './validate-file.ts';

/** A file on its way, or one that did not get through. */
export interface FileOnItsWay {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  /** Why it did not get through; undefined while it is being sent. */
  readonly problem?: string | undefined;
}

export interface DocumentItemProps {
  readonly kind: DocumentKind;
  readonly isRequired: boolean;
  readonly documents: readonly SentDocument[];
  readonly onTheirWay: readonly FileOnItsWay[];
  /** That it is missing. */
  readonly error: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
  readonly onOpen: (document: SentDocument) => void;
  readonly onRemove: (document: SentDocument) => void;
  /** What invoices are held against; undefined: they are not. */
  readonly facts?: SettlementFacts | undefined;
}

/** One kind of document: the way to add a file, what was sent already, and, folded away, what may serve as it. */
export function DocumentItem(props: DocumentItemProps) {
  const { kind, isRequired, documents, onTheirWay, onPick } = props;
  const { say } = useLanguage();
  const drop = useDrop(onPick);
  const name = documentField(kind);
  const document = say(documentNames[kind]);
  const failed = onTheirWay.filter(({ problem }) => problem !== undefined);
  const error = failed.length > 0 ? undefined : props.error;
  const text = say(messages.choose);
  const help = say(documentHelp[kind]);
  return (
    <li
      className={styles.item}
      data-invalid={error !== undefined || failed.length > 0 || undefined}
      data-target={drop.isOver || undefined}
      {...drop.handlers}
    >
      <div className={styles.head}>
        <details className={styles.name}>
          <summary>
            <h3 id={labelId(name)}>{document}</h3>
            <State isDone={documents.length > 0} isRequired={isRequired} />
          </summary>
          <FieldHints name={name} help={help} />
        </details>
        <FilePicker
          name={name}
          text={text}
          label={say(messages.choose_label, { choose: text, document })}
          send={say(messages.send_file)}
          document={document}
          hint={say(messages.drop)}
          accept={offeredFor(kind)}
          help={help}
          error={error}
          onPick={onPick}
        />
      </div>
      <FieldHints name={name} error={error} />
      {failed.map(({ id, name: file, problem = '' }) => (
        <FieldHints key={id} name={`${name}-${id}`} error={say(messages.not_sent, { name: file, problem })} />
      ))}
      {documents.length > 0 && (
        <ul className={styles.files}>
          {documents.map((sent) => (
            <SentFile
              key={sent.id}
              document={sent}
              onOpen={() => props.onOpen(sent)}
              onRemove={() => props.onRemove(sent)}
              note={props.facts && <Note {...{ sent, documents }} facts={props.facts} />}
            />
          ))}
        </ul>
      )}
      {onTheirWay
        .filter(({ problem }) => problem === undefined)
        .map(({ id, name: file }) => (
          <p key={id} className={styles.sending}>
            {say(messages.sending, { name: file })}
          </p>
        ))}
    </li>
  );
}

interface NoteProps {
  readonly sent: SentDocument;
  readonly documents: readonly SentDocument[];
  readonly facts: SettlementFacts;
}

function Note({ sent, documents, facts }: NoteProps) {
  if (!sent.invoice) return null;
  const others = documents.filter((each) => each !== sent).map(({ invoice }) => invoice ?? null);
  return <InvoiceNote invoice={sent.invoice} facts={facts} others={others} />;
}

/** That it is there, or need not be: all the others are to be added. */
function State({ isDone, isRequired }: { readonly isDone: boolean; readonly isRequired: boolean }) {
  const { say } = useLanguage();
  if (!isDone) return isRequired ? null : <span className={styles.state}>{say(messages.optional)}</span>;
  return (
    <span className={styles.done}>
      <SuccessIcon className={styles.icon} />
      {say(messages.added)}
    </span>
  );
}

/** Takes files that are dropped anywhere on the item. */
function useDrop(onPick: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const isStillWithin =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isStillWithin) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onPick(files);
    },
  };
  return { isOver, handlers };
}
