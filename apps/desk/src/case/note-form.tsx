import { askOpinion, handOver, type readNotes, writeNote } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import type * as z from 'zod/mini';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { opinionMessages } from '../page/opinion-messages.ts';
import { useForm } from '../use-form.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import { noteMessages as texts } from './note-messages.ts';
import type { CaseKey } from './use-case.ts';

interface NoteFormProps {
  readonly params: CaseKey;
  readonly people: z.infer<typeof readNotes.answer>['people'];
  readonly mayHandOver: boolean;
  readonly mayAsk: boolean;
  /** The note is kept; whether the case was handed over with it, or an opinion asked for. */
  readonly onDone: (did: 'note' | 'hand_over' | 'opinion') => void;
}

const optionsOf = (people: NoteFormProps['people']) =>
  people.map(({ id, name }) => ({ value: id, label: name }));

interface NoteInput {
  readonly text: string;
  /** To whom the case is handed over. */
  readonly to: string | undefined;
  /** Whose opinion it asks for. */
  readonly of: string | undefined;
}

const empty: NoteInput = { text: '', to: undefined, of: undefined };

/** The next note: it may name somebody, and may hand the case over or ask for an opinion. */
export function NoteForm({ params, people, mayHandOver, mayAsk, onDone }: NoteFormProps) {
  const { say, language } = useLanguage();
  const { typed, isTried, action, ...form } = useForm<NoteInput>(empty);
  const { text, to, of } = typed;
  const isEmpty = text.trim() === '';
  useUnsaved(!isEmpty);
  const keep = () => {
    if (of) return askDesk(language, askOpinion, { params: { ...params }, body: { of, text } });
    if (to) return askDesk(language, handOver, { params: { ...params }, body: { to, text } });
    return askDesk(language, writeNote, { params: { ...params }, body: { text } });
  };
  const send = async () => {
    if (!(await form.send(!isEmpty && keep))) return;
    form.clear(empty);
    onDone(of ? 'opinion' : to ? 'hand_over' : 'note');
  };
  const button = say(of ? opinionMessages.send : to ? texts.hand_over : texts.send);
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
        onChange={(value) => form.change({ text: value })}
      />
      <Mention people={people} onName={(name) => form.change({ text: withName(text, name) })} />
      {mayAsk && people.length > 0 && (
        <SelectField
          name="opinion_of"
          label={say(opinionMessages.ask_of)}
          emptyText={say(texts.nobody)}
          value={of}
          options={optionsOf(people)}
          onChange={(chosen) => form.change({ of: chosen, to: undefined })}
        />
      )}
      {mayHandOver && (
        <Heir people={people} heir={to} onChange={(chosen) => form.change({ to: chosen, of: undefined })} />
      )}
    </ActionForm>
  );
}

interface HeirProps {
  readonly people: NoteFormProps['people'];
  readonly heir: string | undefined;
  readonly onChange: (heir: string | undefined) => void;
}

/** Hands the case over with the note, to another officer. */
function Heir({ people, heir, onChange }: HeirProps) {
  const { say } = useLanguage();
  return (
    <SelectField
      name="hand_over"
      label={say(texts.hand_over_to)}
      emptyText={say(texts.nobody)}
      value={heir}
      options={optionsOf(people.filter(({ is_officer }) => is_officer))}
      onChange={onChange}
    />
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
