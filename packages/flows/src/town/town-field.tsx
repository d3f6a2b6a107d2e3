import { ComboField } from '@ndp/ui/combo-field.tsx';
import type { ComboOption } from '@ndp/ui/combo-matches.ts';
import { useLive } from '@ndp/ui/use-live.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AddressUnit } from '../address-lists.tsx';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import { townMessages as messages } from './messages.ts';
import { onlyTownOf } from './town-order.ts';
import { useTownSearch } from './use-town-search.tsx';

interface TownFieldProps {
  readonly name: string;
  readonly label: Message;
  readonly text: string;
  /** Whether the text is that of a town picked before: nothing is searched until it is changed. */
  readonly isPicked: boolean;
  readonly error: string | undefined;
  /** Said when no town of that name is listed, and when the list cannot be reached. */
  readonly unknown: Message;
  readonly unreachable: Message;
  /** Name of the text in a form without script, where it is not the field's. */
  readonly sentAs?: string;
  /** Said by a form without script: no town of this name is listed. */
  readonly isUnknown?: boolean | undefined;
  readonly onType: (text: string) => void;
  /** `code`: the zip code the town was found by. */
  readonly onPick: (town: AddressUnit, code: string | undefined) => void;
  /** Beneath a picked town. */
  readonly hint?: ReactNode;
}

/**
 * One search of the whole country: whoever picks a town has named everything above it too. The only town of the very
 * name that was typed is picked on leaving the field.
 */
export function TownField(props: TownFieldProps) {
  const { name, text, isPicked, error } = props;
  const { say, locale } = useLanguage();
  const [query, setQuery] = useState('');
  const { state, towns, codesFrom } = useTownSearch(isPicked ? undefined : query);
  // The same entries are not drawn anew by each press.
  const options = useMemo(() => towns.map(toOption), [towns]);
  const [hasLeft, setHasLeft] = useState(false);
  const pick = (town: AddressUnit) => props.onPick(town, codesFrom && query.trim());
  const takeOnly = useEffectEvent(() => {
    const only = onlyTownOf(towns, text);
    if (only) pick(only);
  });
  const isSettled = hasLeft && state === 'found' && !isPicked;
  useEffect(() => {
    if (isSettled) takeOnly();
  }, [isSettled]);
  const remarks = {
    too_short: messages.more_letters,
    no_codes: messages.no_codes,
    code_begun: messages.code_begun,
    code_unknown: messages.code_unknown,
    searching: messages.searching,
    found: props.unknown,
    failed: props.unreachable,
  } as const;
  return (
    <ComboField
      name={name}
      label={say(props.label)}
      help={say(useLive() ? messages.town_help : messages.town_help_plain)}
      error={error}
      value={text}
      onChange={(typed) => {
        setHasLeft(false);
        props.onType(typed);
      }}
      onBlur={() => setHasLeft(true)}
      options={options}
      onSearch={setQuery}
      onPick={({ id }) => {
        const picked = towns.find((one) => one.id === id);
        if (picked) pick(picked);
      }}
      {...(props.sentAs && { sentAs: props.sentAs })}
      plainRemark={props.isUnknown && say(props.unknown)}
      loading={state === 'searching'}
      emptyText={isPicked ? '' : say(remarks[state])}
      hint={isPicked && props.hint}
      locale={locale}
      texts={{
        open: say(messages.open_list),
        loading: say(messages.searching),
        more: (count) => say(messages.more_towns, { count }),
        source: codesFrom && say(messages.codes_from, { source: codesFrom }),
      }}
    />
  );
}

const toOption = (town: AddressUnit): ComboOption => ({
  id: town.id,
  name: town.name,
  detail: whereItLies(town),
});

/** Where a town found across the country lies. */
export function whereItLies({ part, path }: AddressUnit): string | undefined {
  return [part, path].filter(Boolean).join(', ') || undefined;
}
