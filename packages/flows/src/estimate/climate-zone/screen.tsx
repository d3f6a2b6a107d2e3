import { type ClimateZone, climateZones } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import { PolandZoneMap } from '../../pictures/poland-map.tsx';
import { climateZoneNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { Asked } from '../audiences.ts';
import styles from './climate-zone.module.css';
import { climateZoneMessages as messages } from './messages.ts';
import type { climateZone } from './step.ts';
import { TownPicker } from './town-picker.tsx';

type Answers = Typed<typeof climateZone.schema> & Pick<Asked, 'project_variant'>;

function ClimateZoneFields({ draft, change, problem }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  const choose = (climate_zone: ClimateZone) => change({ climate_zone });
  const changesAmount = draft.project_variant === 'non_residential';
  return (
    <>
      <TownPicker zone={draft.climate_zone} onZone={choose} />
      <div className={styles.beside}>
        <PolandZoneMap
          className={styles.map}
          selected={draft.climate_zone}
          onSelect={choose}
          labels={{ title: say(messages.map) }}
        />
        <ChoiceCards
          name="climate_zone"
          legend={say(messages.zone)}
          compact
          options={climateZones.map((zone) => ({
            value: zone,
            label: say(climateZoneNames[zone].name),
            description: <ZoneDescription zone={zone} />,
          }))}
          value={draft.climate_zone}
          onChange={choose}
          error={problem('climate_zone')}
        />
      </div>
      <p className={styles.note}>{say(changesAmount ? messages.changes_amount : messages.changes_nothing)}</p>
    </>
  );
}

function ZoneDescription({ zone }: { readonly zone: ClimateZone }) {
  const { say } = useLanguage();
  const { places, designTemperature } = climateZoneNames[zone];
  return (
    <>
      {say(places)}
      <br />
      {say(messages.temperature, { temperature: `−${Math.abs(designTemperature)}` })}
    </>
  );
}

export const climateZoneScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: ClimateZoneFields,
};
