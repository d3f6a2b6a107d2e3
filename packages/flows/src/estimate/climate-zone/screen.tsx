import type { ClimateZone } from '@ndp/domain/project.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { isWholeTown } from '../../town/town.ts';
import { type AudienceFacts, nonResidential } from '../audiences.ts';
import styles from './climate-zone.module.css';
import { climateZoneMessages as messages } from './messages.ts';
import { byHandField, type climateZone } from './step.ts';
import { TownPicker } from './town-picker.tsx';
import { ZoneChoice } from './zone-choice.tsx';
import { numeralOf } from './zone-numeral.ts';

type ClimateZoneFacts = Typed<typeof climateZone.schema> & Pick<AudienceFacts, 'project_variant'>;

/** The town first. Whose amount does not depend on the zone sees it derived, and may still choose another. */
function ClimateZoneFields(props: ScreenProps<ClimateZoneFacts>) {
  const { draft, change, problem, plain } = props;
  const { say } = useLanguage();
  const isAsked = nonResidential(draft);
  const wasByHand = draft.climate_zone !== undefined && !isWholeTown(draft);
  const [isUnfolded, setUnfolded] = useState<boolean | 'on request'>(
    isAsked || wasByHand || plain?.isUnfolded === true,
  );
  const error = problem('climate_zone');
  return (
    <>
      <TownPicker
        draft={draft}
        change={change}
        name={isUnfolded ? 'city' : 'climate_zone'}
        error={isUnfolded ? undefined : error}
        tellsZone={Boolean(isUnfolded)}
        onNoZone={() => setUnfolded(true)}
        plain={plain}
      />
      {isUnfolded ? (
        <ZoneChoice
          zone={draft.climate_zone}
          onZone={(climate_zone) => change({ climate_zone })}
          error={error}
          takesFocus={isUnfolded === 'on request'}
        />
      ) : (
        <DerivedZone zone={draft.climate_zone} onChange={() => setUnfolded('on request')} />
      )}
      <p className={styles.note}>{say(isAsked ? messages.changes_amount : messages.changes_nothing)}</p>
    </>
  );
}

interface DerivedZoneProps {
  readonly zone: ClimateZone | undefined;
  readonly onChange: () => void;
}

/** The zone that follows from the town, in one line with the way to another. */
function DerivedZone({ zone, onChange }: DerivedZoneProps) {
  const { say } = useLanguage();
  return (
    <p className={styles.derived}>
      {zone && (
        <>
          {say(messages.zone)}: <strong>{numeralOf(zone)}</strong>{' '}
        </>
      )}
      <Button variant="link" type={useLive() ? 'button' : 'submit'} name={byHandField} onClick={onChange}>
        {say(zone ? messages.other_zone : messages.zone_by_hand)}
      </Button>
    </p>
  );
}

export const climateZoneScreen: StepScreen<ClimateZoneFacts> = {
  title: messages.title,
  lead: messages.lead,
  Fields: ClimateZoneFields,
};
