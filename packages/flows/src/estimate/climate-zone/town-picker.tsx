import type { ClimateZone } from '@ndp/domain/project.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ComboField } from '@ndp/ui/combo-field.tsx';
import { useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';
import { useLanguage } from '../../language.tsx';
import { climateZoneMessages as messages } from './messages.ts';
import { useTownSearch } from './use-town-search.tsx';

interface TownPickerProps {
  readonly zone: ClimateZone | undefined;
  readonly onZone: (zone: ClimateZone) => void;
}

const remarks = {
  too_short: messages.more_letters,
  searching: messages.searching,
  found: messages.town_unknown,
  failed: messages.register_down,
} as const;

/** Finds a town of the register and suggests its zone. The town itself is no answer. */
export function TownPicker({ zone, onZone }: TownPickerProps) {
  const { say, locale } = useLanguage();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [town, setTown] = useState<AddressUnit>();
  const suggest = useSuggesting(zone, onZone);
  const { state, towns } = useTownSearch(town === undefined ? query : undefined);
  const pick = (id: string) => {
    const picked = towns.find((one) => one.id === id);
    setTown(picked);
    suggest(picked?.climate_zone);
  };
  return (
    <ComboField
      name="town"
      label={say(messages.town)}
      help={say(messages.town_help)}
      value={text}
      onChange={(typed) => {
        setText(typed);
        setTown((before) => (before?.name === typed ? before : undefined));
      }}
      options={towns.map((one) => ({ id: one.id, name: one.name, detail: whereItLies(one) }))}
      onSearch={setQuery}
      onPick={({ id }) => pick(id)}
      loading={state === 'searching'}
      emptyText={say(remarks[state])}
      hint={town && <Suggestion town={town} zone={zone} onZone={onZone} />}
      locale={locale}
      texts={{ loading: say(messages.searching), more: (count) => say(messages.more_towns, { count }) }}
    />
  );
}

/** Sets the zone of a town, unless the visitor has chosen one: a suggestion gives way only to the next one. */
function useSuggesting(zone: ClimateZone | undefined, onZone: (zone: ClimateZone) => void) {
  const [suggested, setSuggested] = useState<ClimateZone>();
  return (found: ClimateZone | undefined) => {
    if (found === undefined || (zone !== undefined && zone !== suggested)) return;
    setSuggested(found);
    onZone(found);
  };
}

function whereItLies({ part, path }: AddressUnit): string | undefined {
  return [part, path].filter(Boolean).join(', ') || undefined;
}

interface SuggestionProps {
  readonly town: AddressUnit;
  /** The zone that is selected. */
  readonly zone: ClimateZone | undefined;
  readonly onZone: (zone: ClimateZone) => void;
}

/** Tells the zone of the picked town, and offers it when another one is selected. */
function Suggestion({ town, zone, onZone }: SuggestionProps) {
  const { say } = useLanguage();
  const suggested = town.climate_zone;
  if (suggested === undefined) return say(messages.zone_unknown, { town: town.name });
  const values = { numeral: numeralOf(suggested), town: town.name };
  if (zone === undefined || zone === suggested) return say(messages.suggested, values);
  return (
    <>
      {say(messages.suggested_other, { ...values, chosen: numeralOf(zone) })}{' '}
      <Button variant="link" onClick={() => onZone(suggested)}>
        {say(messages.take_suggestion, values)}
      </Button>
    </>
  );
}

/** `zone_iv` is IV. */
function numeralOf(zone: ClimateZone): string {
  return zone.slice('zone_'.length).toUpperCase();
}
