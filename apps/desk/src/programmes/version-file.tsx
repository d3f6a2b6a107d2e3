import { programContent, readProgramContent } from '@ndp/contract/desk/program-content.ts';
import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useId, useState } from 'react';
import { programmeMessages as texts } from './messages.ts';
import styles from './programmes.module.css';

/** Reads a version from a file into the form; nothing is stored before it is saved. */
export function VersionFile({ onRead }: { readonly onRead: (content: ProgramContent) => void }) {
  const { say } = useLanguage();
  const id = useId();
  const [place, setPlace] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const given: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const parsed = programContent.safeParse(Object(given).content);
    setPlace(parsed.success ? undefined : (parsed.error.issues[0]?.path.join('.') ?? ''));
    if (parsed.success) onRead(readProgramContent(parsed.data));
  };
  return (
    <div>
      <label htmlFor={id}>{say(texts.read_file)} </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {place !== undefined && (
        <Notice tone="error" announce="alert">
          {say(texts.file_unfit, { place: place || '–' })}
        </Notice>
      )}
    </div>
  );
}
