import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { FileInput } from './page/file-input.tsx';

interface JsonFileProps<Schema extends z.ZodMiniType> {
  readonly label: Message;
  /** Says where in a file something is wrong, `{place}`. */
  readonly unfit: Message;
  readonly schema: Schema;
  readonly onRead: (content: z.output<Schema>) => void;
}

/** Reads a file into the form; nothing is stored before it is saved. */
export function JsonFile<Schema extends z.ZodMiniType>(props: JsonFileProps<Schema>) {
  const { say } = useLanguage();
  const id = useId();
  const [place, setPlace] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const given: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const parsed = props.schema.safeParse(given);
    setPlace(parsed.success ? undefined : (parsed.error.issues[0]?.path.join('.') ?? ''));
    if (parsed.success) props.onRead(parsed.data);
  };
  return (
    <div>
      <label htmlFor={id}>{say(props.label)} </label>
      <FileInput
        id={id}
        accept="application/json,.json"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {place !== undefined && (
        <Notice tone="error" announce="alert">
          {say(props.unfit, { place: place || '–' })}
        </Notice>
      )}
    </div>
  );
}
