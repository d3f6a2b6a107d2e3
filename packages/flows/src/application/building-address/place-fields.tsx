import { kindNames } from '@ndp/register/kinds.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { ComboField } from '@ndp/ui/combo-field.tsx';
import { useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';
import { useLanguage } from '../../language.tsx';
import { sharesItsName } from '../../town/address-unit.ts';
import { buildingAddressMessages as messages } from './messages.ts';
import { noStreetsField } from './step.ts';
import type { CascadeLevel } from './use-cascade.tsx';

interface PlaceFieldProps {
  readonly cascade: CascadeLevel;
  readonly error: string | undefined;
}

/** The town: picked from the register's list or typed, whatever its name. */
export function ListedTownField({ cascade, error }: PlaceFieldProps) {
  const { say } = useLanguage();
  const { units } = cascade;
  const kindOf = (unit: AddressUnit) => {
    const kind = kindNames[unit.kind];
    return sharesItsName(unit, units) && kind ? say(kind) : undefined;
  };
  return (
    <ListedName
      cascade={cascade}
      error={error}
      help={units.length > 0 ? say(messages.city_help) : undefined}
      options={units.map((unit) => ({ id: unit.id, name: unit.name, detail: kindOf(unit) }))}
    />
  );
}

interface StreetFieldProps extends PlaceFieldProps {
  readonly town: AddressUnit | undefined;
  readonly hasNoStreets: boolean;
  readonly onNoStreets: (hasNone: boolean) => void;
}

/** The street, or that the place has none; then the place's own name stands for it. */
export function StreetField(props: StreetFieldProps) {
  const { cascade, error, town, hasNoStreets, onNoStreets } = props;
  const { say } = useLanguage();
  const options = cascade.units.map(({ id, name, kind }) => ({ id, name: withPrefix(kind, name) }));
  return (
    <div>
      {!hasNoStreets && <ListedName cascade={cascade} error={error} help={undefined} options={options} />}
      {(hasNoStreets || mayLackStreets(town, cascade)) && (
        <CheckField
          // While there is no field for the street, its error is read and mended here.
          name={hasNoStreets ? 'street' : noStreetsField}
          sentAs={noStreetsField}
          label={say(messages.no_streets)}
          help={say(messages.no_streets_help)}
          checked={hasNoStreets}
          onChange={onNoStreets}
          error={hasNoStreets ? error : undefined}
        />
      )}
    </div>
  );
}

/** Towns name their streets, and so does a place whose streets are listed. */
function mayLackStreets(town: AddressUnit | undefined, { units }: CascadeLevel): boolean {
  return town?.kind !== 'miasto' && units.length === 0;
}

/** Whether the place is said to have no street names: at first, whether its name was saved as the street. */
export function useNoStreets(town: string, street: string) {
  return useState(street !== '' && street === town);
}

/** `al. Jana Pawła II` beside `ul. Jana Pawła II`: the register keeps the prefix apart from the name. */
function withPrefix(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix} ${name}`;
}

interface ListedNameProps extends PlaceFieldProps {
  readonly help: string | undefined;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly detail?: string | undefined;
  }[];
}

function ListedName({ cascade, error, help, options }: ListedNameProps) {
  const { say, locale } = useLanguage();
  const { level, units, text, state, take, takeUnit } = cascade;
  const pick = (id: string) => {
    const unit = units.find((candidate) => candidate.id === id);
    if (unit && level === 'city') takeUnit(unit);
  };
  return (
    <ComboField
      name={level}
      label={say(messages[level as 'city' | 'street'])}
      help={help}
      error={error}
      value={text}
      onChange={take}
      options={options}
      onPick={({ id }) => pick(id)}
      loading={state === 'loading'}
      emptyText={say(messages.not_listed)}
      locale={locale}
      required
      texts={{
        open: say(messages.open_list),
        loading: say(messages.loading),
        more: (count) => say(messages.more, { count }),
      }}
    />
  );
}
