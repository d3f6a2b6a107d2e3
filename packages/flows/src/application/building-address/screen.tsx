import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useRef } from 'react';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import styles from './address.module.css';
import { LevelField } from './level-field.tsx';
import { buildingAddressMessages as messages } from './messages.ts';
import { StreetField, TownField, useNoStreets } from './place-fields.tsx';
import { buildingAddressQuestions } from './questions.ts';
import { type AddressDraft, longestHouse } from './step.ts';
import { type Cascade, type Level, levels, useCascade } from './use-cascade.tsx';

function BuildingAddressFields({ draft, change, problem }: SectionScreenProps<AddressDraft>) {
  const [hasNoStreets, setHasNoStreets] = useNoStreets(draft.city ?? '', draft.street ?? '');
  const cascade = useCascade(draft, (patch) => {
    const isNewTown = hasNoStreets && patch.city !== undefined;
    change(isNewTown ? { ...patch, street: patch.city } : patch);
  });
  const { province, county, community, city, street } = cascade.at;
  return (
    <>
      <div>
        <RegisterFailure cascade={cascade} />
        <div>
          {([province, county, community] as const).map((level) => (
            <LevelField
              key={level.level}
              cascade={level}
              error={problem(level.level)}
              waiting={level === community ? messages.first_county : messages.first_province}
              isTyped={mustBeTyped(cascade, level.level)}
            />
          ))}
        </div>
        <TownField cascade={city} error={problem('city')} />
      </div>
      <StreetField
        cascade={street}
        error={problem('street')}
        hasNoStreets={hasNoStreets}
        onNoStreets={(hasNone) => {
          setHasNoStreets(hasNone);
          change({ street: hasNone ? city.text : '' });
        }}
      />
      <Numbers draft={draft} change={change} problem={problem} />
    </>
  );
}

/** A list that failed, and with it every list beneath that has no answer yet. */
function mustBeTyped({ at }: Cascade, level: Level): boolean {
  if (at[level].state === 'failed') return true;
  const above = levels.slice(0, levels.indexOf(level));
  return (
    at[level].state === 'waiting' && above.some((one) => at[one].state === 'failed' || isTypedIn(at[one]))
  );
}

/** A level whose text stands for no unit, so that the lists beneath cannot be asked for. */
function isTypedIn({ state, text, unit }: Cascade['at']['city']): boolean {
  return state === 'ready' && text !== '' && unit === undefined;
}

/** Says that names must be typed, and tries again; the cursor then goes to the first list that had failed. */
function RegisterFailure({ cascade }: { readonly cascade: Cascade }) {
  const { say } = useLanguage();
  const retried = useRef<Level>(undefined);
  const failed = levels.find((level) => cascade.at[level].state === 'failed');
  useEffect(() => {
    if (failed !== undefined || retried.current === undefined) return;
    focusField(retried.current);
    retried.current = undefined;
  }, [failed]);
  const retry = () => {
    retried.current = failed;
    cascade.retry();
  };
  return (
    <div role="status">
      {failed !== undefined && (
        <Notice tone="warning" title={say(messages.failed_title)}>
          <p>{say(messages.failed)}</p>
          <Button variant="secondary" onClick={retry}>
            {say(messages.retry)}
          </Button>
        </Notice>
      )}
    </div>
  );
}

type NumbersProps = Pick<SectionScreenProps<AddressDraft>, 'draft' | 'change' | 'problem'>;

function Numbers(props: NumbersProps) {
  const { say } = useLanguage();
  const field = (name: 'house_number' | 'apartment_number' | 'zip_code') => ({
    ...bindText(props, name),
    label: say(messages[name]),
    autoComplete: 'off' as const,
  });
  return (
    <>
      <div className={styles.numbers}>
        <TextField {...field('house_number')} maxLength={longestHouse} required />
        <TextField
          {...field('apartment_number')}
          optionalText={say(messages.optional)}
          maxLength={longestHouse}
        />
      </div>
      <TextField
        {...field('zip_code')}
        help={say(messages.zip_code_help)}
        inputMode="numeric"
        width="short"
        required
      />
    </>
  );
}

export const buildingAddressScreen: SectionScreen<AddressDraft> = {
  lead: messages.lead,
  labels: labelsOf(buildingAddressQuestions),
  Fields: BuildingAddressFields,
};
