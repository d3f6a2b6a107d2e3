import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
import { PlusIcon } from '@ndp/ui/icons.tsx';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './file-picker.module.css';
import { offeredFiles } from './validate-file.ts';

export interface FilePickerProps {
  readonly name: string;
  /** What stands on the button. */
  readonly text: string;
  /** What is read out instead: also which document it is for. */
  readonly label: string;
  /** A word beside the button. */
  readonly hint: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's own file field in the look of a button; on telephones it offers the camera too. */
export function FilePicker({ name, text, label, hint, onPick, ...described }: FilePickerProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (files.length > 0) onPick(files);
  }
  return (
    <div className={styles.row}>
      <div className={styles.picker}>
        <input
          className={styles.input}
          type="file"
          id={controlId(name)}
          accept={offeredFiles}
          multiple
          aria-label={label}
          aria-describedby={describedBy({ name, ...described })}
          onChange={pick}
          onKeyDown={openByEnter}
        />
        <span className={styles.button} aria-hidden="true">
          <PlusIcon className={styles.icon} />
          {text}
        </span>
      </div>
      <span className={styles.hint}>{hint}</span>
    </div>
  );
}

/** What looks like a button opens by Enter too; left alone, the browser would send the form instead. */
function openByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
