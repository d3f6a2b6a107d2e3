import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { DayField } from '../day-field.tsx';
import type { PlainField } from './fields.ts';
import { programmeMessages as texts } from './messages.ts';

interface PlainInputProps {
  readonly field: PlainField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** One plain value of a version. A figure stays as it is typed while it is typed. */
export function PlainInput({ field, value, error, onChange }: PlainInputProps) {
  const { say } = useLanguage();
  const [typing, setTyping] = useState<string>();
  const { path: name, label, options, kind } = field;
  if (options) {
    return (
      <SelectField
        name={name}
        label={say(label)}
        emptyText={say(texts.choose)}
        value={value}
        options={Object.entries(options).map(([each, word]) => ({ value: each, label: say(word) }))}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
    );
  }
  if (kind === 'day') {
    return <DayField name={name} label={say(label)} value={value} error={error} onChange={onChange} />;
  }
  const isFigure = kind === 'number' || kind === 'whole';
  return (
    <TextField
      name={name}
      label={say(label)}
      inputMode="text"
      value={typing ?? value}
      error={error}
      onChange={(typed) => {
        if (isFigure) setTyping(typed);
        onChange(typed);
      }}
      onBlur={() => setTyping(undefined)}
    />
  );
}
