import { bankNameOf, sortCodeHolds } from '@ndp/domain/identifiers/bank-names.ts';
import { isPolishIban } from '@ndp/domain/identifiers/iban.ts';
import { controlId } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useLayoutEffect, useRef } from 'react';
import { coverTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import { settlementMessages as messages } from './messages.ts';
import { groupTypedIban } from './typed-iban.ts';

interface IbanFieldProps {
  readonly value: string;
  readonly onChange: (iban: string) => void;
  readonly error: string | undefined;
}

const name = 'iban_number';

const findInput = () => document.getElementById(controlId(name)) as HTMLTextAreaElement | null;

/** The account number, grouped while it is typed, with the name of the bank once it is complete. */
export function IbanField({ value, onChange, error }: IbanFieldProps) {
  const { say } = useLanguage();
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    findInput()?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const type = (text: string) => {
    const grouped = groupTypedIban(text, findInput()?.selectionStart ?? text.length);
    if (document.activeElement === findInput()) caret.current = grouped.caret;
    onChange(grouped.text);
  };
  const bank = bankNameOf(value);
  const isDoubtful = isPolishIban(value) && !sortCodeHolds(value);
  return (
    <TextField
      name={name}
      label={say(messages.iban)}
      help={say(messages.iban_help)}
      inputMode="text"
      autoComplete="off"
      cover={coverTexts(say)}
      wraps
      value={groupTypedIban(value, 0).text}
      onChange={type}
      error={error}
      required
      suggestion={bank ? say(messages.bank, { bank }) : isDoubtful && say(messages.sort_code)}
    />
  );
}
