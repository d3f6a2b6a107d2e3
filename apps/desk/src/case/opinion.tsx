import { answerOpinion, type CaseNotes, opinionVerdicts } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { opinionVerdictNames, opinionMessages as texts } from '../page/opinion-messages.ts';
import { Tag } from '../page/tag.tsx';
import { useForm } from '../use-form.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CaseKey } from './use-case.ts';

type Note = CaseNotes['notes'][number];
type Verdict = NonNullable<Note['verdict']>;

const looks = {
  fine: ['ok', 'tick'],
  doubts: ['warning', 'flag'],
  not_my_field: ['plain', 'cross'],
} as const;

interface OpinionProps {
  readonly params: CaseKey;
  readonly note: Note;
  readonly onDone: (sentence: string) => void;
}

/** What of an opinion is in a note: whose it asks for, with the way to answer, or what it comes to. */
export function Opinion({ params, note: { n, asks, verdict }, onDone }: OpinionProps) {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.opinion}>
      {asks && (
        <Tag tone={asks.is_answered ? 'plain' : 'info'} icon="person">
          {say(asks.is_answered ? texts.answered : texts.asks, { whom: asks.whom })}
        </Tag>
      )}
      {verdict !== undefined && (
        <Tag tone={verdict ? looks[verdict][0] : 'plain'} icon={verdict ? looks[verdict][1] : 'pen'}>
          {[say(texts.opinion), ...(verdict ? [say(opinionVerdictNames[verdict])] : [])].join(': ')}
        </Tag>
      )}
      {asks?.can_answer && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {say(texts.give)}
        </Button>
      )}
      {asks?.can_answer && isOpen && (
        <AnswerForm params={params} n={n} onCancel={() => setOpen(false)} onDone={onDone} />
      )}
    </div>
  );
}

interface AnswerFormProps {
  readonly params: CaseKey;
  readonly n: number;
  readonly onCancel: () => void;
  readonly onDone: (sentence: string) => void;
}

function AnswerForm({ params, n, onCancel, onDone }: AnswerFormProps) {
  const { say, language } = useLanguage();
  const { typed, isTried, action, ...form } = useForm<{ text: string; verdict: Verdict | undefined }>({
    text: '',
    verdict: undefined,
  });
  const { text, verdict = null } = typed;
  const isEmpty = text.trim() === '';
  useUnsaved(!isEmpty);
  const give = () =>
    askDesk(language, answerOpinion, { params: { ...params, n: String(n) }, body: { text, verdict } });
  const send = async () => {
    if (await form.send(!isEmpty && give)) onDone(say(texts.done));
  };
  return (
    <ActionForm
      className={styles.form}
      action={action}
      button={say(texts.give)}
      onSend={send}
      onCancel={onCancel}
    >
      <TextField
        name="opinion"
        label={say(texts.text)}
        help={say(texts.text_help)}
        value={text}
        multiline
        rows={3}
        maxLength={2000}
        error={isTried && isEmpty ? say(texts.needs_text) : undefined}
        onChange={(value) => form.change({ text: value })}
      />
      <SelectField
        name="opinion_verdict"
        label={say(texts.verdict)}
        emptyText={say(texts.no_verdict)}
        value={verdict ?? undefined}
        options={opinionVerdicts.map((each) => ({ value: each, label: say(opinionVerdictNames[each]) }))}
        onChange={(chosen) => form.change({ verdict: chosen })}
      />
    </ActionForm>
  );
}
