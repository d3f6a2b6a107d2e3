import { bankNameOf, sortCodeHolds } from '@ndp/domain/identifiers/bank-names.ts';
import { isPolishIban } from '@ndp/domain/identifiers/iban.ts';
import { coverTexts } from '../../form/field-texts.ts';
import { GroupedField } from '../../form/grouped-field.tsx';
import { ibanGroups } from '../../form/grouped-typing.ts';
import { useLanguage } from '../../language.tsx';
import { settlementMessages as messages } from './messages.ts';

interface IbanFieldProps {
  readonly value: string;
  readonly onChange: (iban: string) => void;
  readonly error: string | undefined;
}

/** The account number, grouped while it is typed, with the name of the bank once it is complete. */
export function IbanField({ value, onChange, error }: IbanFieldProps) {
  const { say } = useLanguage();
  const bank = bankNameOf(value);
  const isDoubtful = isPolishIban(value) && !sortCodeHolds(value);
  return (
    <GroupedField
      name="iban_number"
      groups={ibanGroups}
      label={say(messages.iban)}
      help={say(messages.iban_help)}
      inputMode="text"
      autoComplete="off"
      cover={coverTexts(say)}
      wraps
      value={value}
      onChange={onChange}
      error={error}
      required
      suggestion={bank ? say(messages.bank, { bank }) : isDoubtful && say(messages.sort_code)}
    />
  );
}
