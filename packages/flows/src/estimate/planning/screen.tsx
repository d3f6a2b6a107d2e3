import { CheckField } from '@ndp/ui/check-field.tsx';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { bindText, bindTick } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { fieldMessages } from '../../form/field-texts.ts';
import { LongTextField } from '../../form/long-text-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Consent } from '../consent.tsx';
import { CompletionDate } from './completion-date.tsx';
import { DeviceModel } from './device-model.tsx';
import { InstallerChoice } from './installer-choice.tsx';
import { planningMessages as messages } from './messages.ts';
import { planDefaults } from './plan-defaults.ts';
import styles from './planning.module.css';
import type { PlanningAnswers } from './step.ts';
import { longestNote } from './step.ts';

function PlanningFields(props: ScreenProps<PlanningAnswers>) {
  return <PlanFields {...props}>{!props.isCorrection && <Consent {...props} />}</PlanFields>;
}

/** The plan alone, for whoever has given the consent before; what else is to be ticked stands inside. */
export function PlanFields({
  children,
  ...frame
}: ScreenProps<PlanningAnswers> & { readonly children?: ReactNode }) {
  const { say } = useLanguage();
  const props = { ...frame, draft: useDefaults(frame) };
  return (
    <>
      <CompletionDate {...props} />
      <DeviceModel {...props} />
      <InstallerChoice {...props} />
      <OtherFunding {...props} />
      <div className={styles.group}>
        <CheckField
          {...bindTick(props, 'is_existing_heat_source_eliminated')}
          label={say(messages.eliminated)}
          help={say(messages.eliminated_help)}
          required
        />
        {children}
      </div>
      <Note {...props} />
    </>
  );
}

/** The draft with what stands there before anybody answers; whoever empties a field wants it empty. */
function useDefaults({ draft, change, program, today }: ScreenProps<PlanningAnswers>): PlanningAnswers {
  const { language } = useLanguage();
  const [defaults] = useState(() => planDefaults(draft, { program, today, language }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is typed
  useEffect(() => {
    if (Object.keys(defaults).length > 0) change(defaults);
  }, []);
  return { ...defaults, ...definedIn(draft) };
}

function definedIn(draft: PlanningAnswers): PlanningAnswers {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** The remark, folded away while there is none: most have nothing to add. */
function Note(props: ScreenProps<PlanningAnswers>) {
  const { say } = useLanguage();
  const field = bindText(props, 'note');
  const [wasWritten] = useState(field.value !== '');
  const text = (
    <LongTextField
      {...field}
      label={say(messages.note)}
      optionalText={say(fieldMessages.optional)}
      help={say(messages.note_help)}
      rows={4}
      maxLength={longestNote}
    />
  );
  return wasWritten || field.error ? text : <Details title={say(messages.add_note)}>{text}</Details>;
}

function OtherFunding({ draft, change, problem }: ScreenProps<PlanningAnswers>) {
  const { say } = useLanguage();
  const { is_other_funding } = draft;
  return (
    <ChoiceCards
      name="is_other_funding"
      legend={say(messages.other_funding)}
      help={say(messages.other_funding_help)}
      columns={2}
      compact
      options={[
        { value: 'yes', label: say(messages.yes) },
        { value: 'no', label: say(messages.no) },
      ]}
      value={is_other_funding === undefined ? undefined : is_other_funding ? 'yes' : 'no'}
      onChange={(answer) => change({ is_other_funding: answer === 'yes' })}
      error={problem('is_other_funding')}
    />
  );
}

export const planningScreen: StepScreen<PlanningAnswers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: PlanningFields,
};
