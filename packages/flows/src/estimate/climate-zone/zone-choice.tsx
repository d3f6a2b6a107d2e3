import { type ClimateZone, climateZones } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { useLive } from '@ndp/ui/use-live.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../language.tsx';
import { PolandZoneMap } from '../../pictures/poland-map.tsx';
import { climateZoneNames } from '../../project/option-names.ts';
import styles from './climate-zone.module.css';
import { climateZoneMessages as messages } from './messages.ts';

interface ZoneChoiceProps {
  readonly zone: ClimateZone | undefined;
  readonly onZone: (zone: ClimateZone) => void;
  readonly error: string | undefined;
  /** Whether the button that stood here before had the focus. */
  readonly takesFocus: boolean;
}

/** The five zones on a map that can be clicked, and as radio buttons, which are the control. */
export function ZoneChoice({ zone, onZone, error, takesFocus }: ZoneChoiceProps) {
  const { say } = useLanguage();
  useEffect(() => {
    if (takesFocus) focusField('climate_zone');
  }, [takesFocus]);
  return (
    <div>
      <PolandZoneMap
        className={styles.map}
        selected={zone}
        onSelect={onZone}
        labels={{ title: say(messages.map) }}
      />
      <p className={styles.note}>{say(useLive() ? messages.map_click : messages.map_look)}</p>
      <ChoiceCards
        name="climate_zone"
        legend={say(messages.zone)}
        compact
        options={climateZones.map((one) => ({
          value: one,
          label: say(climateZoneNames[one].name),
          description: <ZoneDescription zone={one} />,
        }))}
        value={zone}
        onChange={onZone}
        error={error}
      />
    </div>
  );
}

function ZoneDescription({ zone }: { readonly zone: ClimateZone }) {
  const { say } = useLanguage();
  const { places, designTemperature } = climateZoneNames[zone];
  return (
    <>
      {say(places)} · {say(messages.temperature, { temperature: `−${Math.abs(designTemperature)}` })}
    </>
  );
}
