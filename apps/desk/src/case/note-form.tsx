import { handOver, type readNotes, writeNote } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import { noteMessages as texts } from './note-messages.ts';
import type { CaseKey } from './use-case.ts';

interface NoteFormProps {
  readonly params: CaseKey;
  readonly people: z.infer<typeof readNotes.answer>['people'];
  readonly mayHandOver: boolean;
  /** The note is kept; whether the case was handed over with it. */
  readonly onDone: (isHanded: boolean) => void;
}

const optionsOf = (people: NoteFormProps['people']) =>
  people.map(({ id, name }) => ({ value: id, label: name }));

/** The next note: it may name somebody, and may hand the case over. */
export function NoteForm({ params, people, mayHandOver, onDone }: NoteFormProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [text, setText] = useState('');
  const [to, setTo] = useState<string>();
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  useUnsaved(!isEmpty);
  const send = async () => {
    setTried(true);
    if (isEmpty) return;
    const isDone = await action.run(() =>
      to
        ? askDesk(language, handOver, { params: { ...params }, body: { to, text } })
        : askDesk(language, writeNote, { params: { ...params }, body: { text } }),
    );
    if (!isDone) return;
    setText('');
    setTo(undefined);
    setTried(false);
    onDone(to !== undefined);
  };
  const button = say(to ? texts.hand_over : texts.send);
  return (
    <ActionForm className={styles.form} {...{ action, button }} variant="secondary" onSend={send}>
      <TextField
        name="note"
        label={say(texts.text)}
        help={say(texts.help)}
        value={text}
        multiline
        rows={3}
        maxLength={2000}
        error={isTried && isEmpty ? say(texts.needs_text) : undefined}
        onChange={setText}
      />
      <Mention people={people} onName={(name) => setText(withName(text, name))} />
      {mayHandOver && (
        <SelectField
          name="hand_over"
          label={say(texts.hand_over_to)}
          emptyText={say(texts.nobody)}
          value={to}
          options={optionsOf(people.filter(({ is_officer }) => is_officer))}
          onChange={setTo}
        />
      )}
    </ActionForm>
  );
}

const withName = (text: string, name: string) => `${text}${text && !text.endsWith(' ') ? ' ' : ''}@${name} `;

interface MentionProps {
  readonly people: NoteFormProps['people'];
  readonly onName: (name: string) => void;
}

/** Puts the name of somebody into the note. */
function Mention({ people, onName }: MentionProps) {
  const { say } = useLanguage();
  return (
    <SelectField
      name="mention"
      label={say(texts.mention)}
      emptyText={say(texts.nobody)}
      value={undefined}
      options={optionsOf(people)}
      onChange={(id) => {
        const name = people.find((person) => person.id === id)?.name;
        if (name) onName(name);
      }}
    />
  );
}
