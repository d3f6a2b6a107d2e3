import type { ClimateZone } from '@ndp/domain/project.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { townMessages } from '../../town/messages.ts';
import { isWholeTown, townOf, whereTownLies } from '../../town/town.ts';
import { TownField } from '../../town/town-field.tsx';
import { WhichTown } from '../../town/which-town.tsx';
import { climateZoneMessages as messages } from './messages.ts';
import type { climateZone } from './step.ts';
import { numeralOf } from './zone-numeral.ts';

type ClimateZoneAnswers = Typed<typeof climateZone.schema>;

interface TownPickerProps extends Pick<ScreenProps<ClimateZoneAnswers>, 'draft' | 'change' | 'plain'> {
  /** Name of the field: that of the zone while the zones are folded away, since their error is mended here. */
  readonly name: string;
  readonly error: string | undefined;
  /** Whether the zones are in sight, so that the town's is told beside the one selected. */
  readonly tellsZone: boolean;
  /** Called when a town has no zone, or the list cannot be reached: the zone is then chosen by hand. */
  readonly onNoZone: () => void;
}

/** Finds the town, which gives the zone and is kept for the address. */
export function TownPicker(props: TownPickerProps) {
  const { draft, change, name, error, tellsZone, onNoZone, plain } = props;
  const [found, setFound] = useState<AddressUnit>();
  const { climate_zone: zone, city } = draft;
  const suggest = useSuggesting(draft);
  const pick = (town: AddressUnit) => {
    setFound(town);
    if (town.climate_zone === undefined) onNoZone();
    change({ ...townOf(town), ...suggest(town.climate_zone) });
  };
  const type = (typed: string) =>
    change(
      typed === found?.name ? townOf(found) : { city: typed, province: null, county: null, community: null },
    );
  return (
    <>
      <TownField
        name={name}
        sentAs="city"
        label={townMessages.town}
        text={city ?? ''}
        isPicked={isWholeTown(draft)}
        error={error}
        unknown={messages.town_unknown}
        unreachable={messages.register_down}
        isUnknown={plain?.isTownUnknown}
        onType={type}
        onPick={pick}
        hint={
          tellsZone
            ? found && (
                <Suggestion town={found} zone={zone} onZone={(climate_zone) => change({ climate_zone })} />
              )
            : whereTownLies(draft)
        }
      />
      {plain?.towns && <WhichTown towns={plain.towns} chosen={found} onPick={pick} />}
    </>
  );
}

/** Sets the zone of a town, unless the visitor has chosen one: a suggestion gives way only to the next one. */
function useSuggesting({ climate_zone: zone, ...town }: ClimateZoneAnswers) {
  const [suggested, setSuggested] = useState<ClimateZone | undefined>(isWholeTown(town) ? zone : undefined);
  return (climate_zone: ClimateZone | undefined): ClimateZoneAnswers => {
    if (climate_zone === undefined || (zone !== undefined && zone !== suggested)) return {};
    setSuggested(climate_zone);
    return { climate_zone };
  };
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
