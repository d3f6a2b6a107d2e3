import { controlId } from '@ndp/ui/field-ids.ts';
import { TextField, type TextFieldProps } from '@ndp/ui/text-field.tsx';
import { useLayoutEffect, useRef } from 'react';
import { type Grouping, groupTyped } from './grouped-typing.ts';

type GroupedFieldProps = TextFieldProps & { readonly groups: Grouping };

/** A long number, in groups while it is typed, so that it can be compared with what stands on paper. */
export function GroupedField({ groups, ...field }: GroupedFieldProps) {
  const caret = useRef<number>(undefined);
  const findInput = () => document.getElementById(controlId(field.name)) as HTMLInputElement | null;
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    findInput()?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const type = (text: string) => {
    const grouped = groupTyped(text, findInput()?.selectionStart ?? text.length, groups);
    if (document.activeElement === findInput()) caret.current = grouped.caret;
    field.onChange(grouped.text);
  };
  return <TextField {...field} value={groupTyped(field.value, 0, groups).text} onChange={type} />;
}
