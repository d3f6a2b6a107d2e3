import { Button } from '@ndp/ui/button.tsx';
import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
import { PlusIcon } from '@ndp/ui/icons.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './file-picker.module.css';
import { documentActs } from './sent-file.tsx';

export interface FilePickerProps {
  readonly name: string;
  /** What stands on the button. */
  readonly text: string;
  /** What is read out instead: also which document it is for. */
  readonly label: string;
  /** On the button that sends what was chosen, where no script does, and for which document it is. */
  readonly send: string;
  readonly document: string;
  /** A word beside the button. */
  readonly hint: ReactNode;
  /** What files are offered, by their endings. */
  readonly accept: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's own file field in the look of a button; on telephones it offers the camera too. */
export function FilePicker(props: FilePickerProps) {
  const { name, text, label, send, document, hint, accept, onPick, ...described } = props;
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (files.length > 0) onPick(files);
  }
  const isLive = useLive();
  const ref = useRef<HTMLInputElement>(null);
  const onPicked = useEffectEvent(onPick);
  // The field before any script gives way to another one: what was chosen with it is picked.
  useLayoutEffect(() => {
    const chosen = ref.current;
    return () => {
      const files = [...(chosen?.files ?? [])];
      if (!isLive && files.length > 0) onPicked(files);
    };
  }, [isLive]);
  const field = (
    <input
      ref={ref}
      className={isLive ? styles.input : styles.plain}
      type="file"
      id={controlId(name)}
      name={name}
      accept={accept}
      multiple
      aria-label={label}
      aria-describedby={describedBy({ name, ...described })}
      onChange={pick}
      onKeyDown={openByEnter}
    />
  );
  if (!isLive) {
    return (
      <div className={styles.row}>
        {field}
        <Button type="submit" variant="secondary" name={documentActs.send} label={`${send}: ${document}`}>
          {send}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.picker}>
        {field}
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
