import type { ClimateZone } from '@ndp/domain/project.ts';
import { Button } from '@ndp/ui/button.tsx';
import type { AddressUnit } from '../../address-lists.tsx';
import { useLanguage } from '../../language.tsx';
import { climateZoneMessages as messages } from './messages.ts';

interface SuggestionProps {
  readonly town: AddressUnit;
  /** The zone that is selected. */
  readonly zone: ClimateZone | undefined;
  readonly onZone: (zone: ClimateZone) => void;
}

/** Tells the zone of the picked town, and offers it when another one is selected. */
export function Suggestion({ town, zone, onZone }: SuggestionProps) {
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
