import { kindNames } from '@ndp/register/kinds.ts';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';
import { useLanguage } from '../../language.tsx';
import type { Message, Translate } from '../../message.ts';
import { savedName, sharesItsName } from '../../town/address-unit.ts';
import { longestPlace } from '../../town/town.ts';
import { buildingAddressMessages as messages } from './messages.ts';
import type { CascadeLevel } from './use-cascade.tsx';

interface LevelFieldProps {
  readonly cascade: CascadeLevel;
  readonly error: string | undefined;
  /** Said in place of the list while the level above is not chosen. */
  readonly waiting: Message;
  /** The register could not be reached: the level is typed. */
  readonly isTyped: boolean;
}

/** Voivodeship, county or community: picked from the register's list, typed when there is none. */
export function LevelField({ cascade, error, waiting, isTyped }: LevelFieldProps) {
  const { say } = useLanguage();
  const [isTyping, setIsTyping] = useState(false);
  const { level, state, units, text, unit, take } = cascade;
  const field = { name: level, label: say(messages[level as 'province']), error, required: true } as const;
  const isUnknown = state === 'ready' && text !== '' && unit === undefined;
  if (isTyped || isTyping || isUnknown) {
    return (
      <TextField
        {...field}
        autoComplete="off"
        maxLength={longestPlace}
        value={text}
        onChange={(typed) => {
          setIsTyping(true);
          take(typed);
        }}
        onBlur={() => setIsTyping(false)}
        suggestion={
          isUnknown && (
            <>
              {say(messages.not_listed)}{' '}
              <Button variant="link" onClick={() => take('')}>
                {say(messages.back_to_list)}
              </Button>
            </>
          )
        }
      />
    );
  }
  const options =
    unit || text === '' ? units.map((one) => toOption(one, units, say)) : [{ value: text, label: text }];
  return (
    <SelectField
      {...field}
      disabled={state === 'waiting'}
      options={options}
      value={unit ? savedName(unit, units) : text || undefined}
      onChange={(chosen) => take(chosen ?? '')}
      emptyText={say(
        state === 'waiting' ? waiting : state === 'loading' ? messages.loading : messages.choose,
      )}
    />
  );
}

function toOption(unit: AddressUnit, units: readonly AddressUnit[], say: Translate) {
  const kind = kindNames[unit.kind];
  const label =
    kind && sharesItsName(unit, units)
      ? say(messages.with_kind, { name: unit.name, kind: say(kind) })
      : unit.name;
  return { value: savedName(unit, units), label };
}
