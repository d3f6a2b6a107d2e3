import { TextField, type TextFieldProps } from '@ndp/ui/text-field.tsx';
import { useLanguage } from '../language.tsx';
import { fieldMessages } from './field-texts.ts';

type LongTextFieldProps = Omit<TextFieldProps, 'multiline'> & { readonly maxLength: number };

/** Several lines in the visitor's own words, and a remark once no more fit: what is pasted beyond is cut off unseen. */
export function LongTextField({ suggestion, ...field }: LongTextFieldProps) {
  const { say } = useLanguage();
  const isFull = field.value.length >= field.maxLength;
  return (
    <TextField
      {...field}
      multiline
      suggestion={isFull ? say(fieldMessages.full, { most: field.maxLength }) : suggestion}
    />
  );
}
