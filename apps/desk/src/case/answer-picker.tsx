import { readAnswersForCase } from '@ndp/contract/desk/answers.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { longestAnswer, unfilledFields } from '@ndp/flows/standard-answer.ts';
import { ComboField } from '@ndp/ui/combo-field.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { TextField, type TextFieldProps } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { askDesk } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';
import { answerPickerMessages as texts } from './answer-picker-messages.ts';
import type { CaseKey } from './use-case.ts';

type Answers = z.infer<typeof readAnswersForCase.answer>['answers'];

/** The standard answers, filled in for a case; without them everything is typed. */
export function useAnswers(of: CaseKey): Answers {
  const { language } = useLanguage();
  const { answer } = useLoaded(`answers ${of.partner} ${of.reference}`, () =>
    askDesk(language, readAnswersForCase, { params: { ...of } }),
  );
  return answer?.answers ?? [];
}

interface AnswerPickerProps {
  readonly answers: Answers;
  /** The name of the field it is put into, and what is typed there. */
  readonly target: string;
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

/** Puts a standard answer behind what is typed, and goes to the first field of it that is still to be filled in. */
function AnswerPicker({ answers, target, text, onInsert }: AnswerPickerProps) {
  const { say, locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [times, setTimes] = useState(0);
  if (answers.length === 0) return null;
  const insert = (key: string) => {
    const chosen = answers.find((answer) => answer.key === key)?.text ?? '';
    flushSync(() => {
      onInsert(text.trim() === '' ? chosen : `${text.trimEnd()}\n\n${chosen}`);
      setTyped('');
      setTimes(times + 1);
    });
    selectFirstField(target);
  };
  return (
    <ComboField
      key={times}
      name={`answer_for_${target}`}
      label={say(texts.choose)}
      help={say(texts.choose_help)}
      value={typed}
      onChange={setTyped}
      options={answers.map(({ key, title }) => ({ id: key, name: title }))}
      onPick={({ id }) => insert(id)}
      emptyText={say(texts.none)}
      locale={locale}
      texts={{
        open: say(texts.open),
        loading: say(texts.loading),
        more: (count) => say(texts.more, { count }),
      }}
    />
  );
}

function selectFirstField(name: string): void {
  const area = document.getElementById(controlId(name));
  if (!(area instanceof HTMLTextAreaElement)) return;
  const [field] = unfilledFields(area.value);
  const from = field ? area.value.indexOf(field) : area.value.length;
  area.focus();
  area.setSelectionRange(from, from + (field?.length ?? 0));
}

interface AnsweredFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'help' | 'rows'> {
  readonly answers: Answers;
  readonly text: string;
  /** Why it is not sent. */
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A text to the applicant, typed or put in. */
export function AnsweredField({ answers, text, error, ...field }: AnsweredFieldProps) {
  const fault = useTextFault(text);
  return (
    <>
      <AnswerPicker {...{ answers, text }} target={field.name} onInsert={field.onChange} />
      <TextField
        {...field}
        value={text}
        multiline
        maxLength={longestAnswer}
        error={error}
        suggestion={!error && fault && <b>{fault}</b>}
      />
    </>
  );
}

/** Why a text cannot be sent: it is too long, or a field of it stands as it came; undefined: it can. */
export function useTextFault(text: string): string | undefined {
  const { say } = useLanguage();
  if (text.length > longestAnswer) return say(texts.too_long, { most: longestAnswer, count: text.length });
  const fields = unfilledFields(text);
  if (fields.length === 0) return undefined;
  return say(texts.unfilled, { count: fields.length, fields: fields.join(', ') });
}
