import { useLanguage } from '@ndp/flows/language.tsx';
import { type ComponentProps, useState } from 'react';
import { deskMessages as texts } from '../messages.ts';
import styles from './file-input.module.css';

/** Chooses a file, in the words of the page; the browser’s own field lies over it, for keys, readers and dropping. */
export function FileInput({ onChange, ...field }: Omit<ComponentProps<'input'>, 'type'>) {
  const { say } = useLanguage();
  const [name, setName] = useState('');
  return (
    <span className={styles.field}>
      <span className={styles.button} aria-hidden="true">
        {say(texts.choose_file)}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name || say(texts.no_file)}
      </span>
      <input
        {...field}
        type="file"
        className={styles.input}
        onChange={(event) => {
          setName(Array.from(event.target.files ?? [], (file) => file.name).join(', '));
          onChange?.(event);
        }}
      />
    </span>
  );
}
