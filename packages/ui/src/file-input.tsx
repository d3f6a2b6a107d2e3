import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import control from './control.module.css';
import styles from './file-input.module.css';
import { useLive } from './use-live.ts';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly texts: {
    /** What stands on the button. */
    readonly choose: string;
    /** Beside it while no file is chosen. */
    readonly none: string;
  };
}

/**
 * Chooses files, in the words of the page. The browser’s own field lies over them, for keys, readers and dropping; until
 * script runs it is seen, and what was chosen in it stays.
 */
export function FileInput({ texts, onChange, ref, ...field }: FileInputProps) {
  const isLive = useLive();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [names, setNames] = useState('');
  useEffect(() => setNames(namesIn(input.current)), []);
  return (
    <span className={styles.field}>
      <input
        {...field}
        ref={input}
        type="file"
        className={isLive ? styles.input : control.control}
        onChange={(event) => {
          setNames(namesIn(event.target));
          onChange?.(event);
        }}
      />
      {isLive && (
        <>
          <span className={styles.button} aria-hidden="true">
            {texts.choose}
          </span>
          <span className={styles.name} aria-hidden="true">
            {names || texts.none}
          </span>
        </>
      )}
    </span>
  );
}

function namesIn(input: HTMLInputElement | null): string {
  return Array.from(input?.files ?? [], ({ name }) => name).join(', ');
}
