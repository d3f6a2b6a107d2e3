import { CheckField } from '@ndp/ui/check-field.tsx';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { type ReactNode, useState } from 'react';
import type { Typed } from '../../fields.ts';
import { bindText, bindTick } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { fieldMessages } from '../../form/field-texts.ts';
import { LongTextField } from '../../form/long-text-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Consent } from '../consent.tsx';
import { CompletionDate } from './completion-date.tsx';
import { DeviceModel } from './device-model.tsx';
import { InstallerChoice } from './installer-choice.tsx';
import { planningMessages as messages } from './messages.ts';
import styles from './planning.module.css';
import type { planningFields } from './step.ts';
import { longestNote } from './step.ts';

type Answers = Typed<typeof planningFields>;

function PlanningFields(props: ScreenProps<Answers>) {
  return <PlanFields {...props}>{!props.isCorrection && <Consent {...props} />}</PlanFields>;
}

/** The plan alone, for whoever has given the consent before; what else is to be ticked stands inside. */
export function PlanFields({ children, ...props }: ScreenProps<Answers> & { readonly children?: ReactNode }) {
  const { say } = useLanguage();
  return (
    <>
      <Group title={messages.group_works}>
        <CompletionDate {...props} />
        <DeviceModel {...props} />
        <InstallerChoice {...props} />
      </Group>
      <Group title={messages.group_money}>
        <OtherFunding {...props} />
      </Group>
      <Group title={messages.group_statements}>
        <CheckField
          {...bindTick(props, 'is_existing_heat_source_eliminated')}
          label={say(messages.eliminated)}
          help={say(messages.eliminated_help)}
          required
        />
        {children}
      </Group>
      <Note {...props} />
    </>
  );
}

/** Questions about one matter, under its name. */
function Group({ title, children }: { readonly title: Message; readonly children: ReactNode }) {
  const { say } = useLanguage();
  return (
    <section className={styles.group}>
      <h2>{say(title)}</h2>
      {children}
    </section>
  );
}

/** The remark, folded away while there is none: most have nothing to add. */
function Note(props: ScreenProps<Answers>) {
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

function OtherFunding({ draft, change, problem }: ScreenProps<Answers>) {
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

export const planningScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: PlanningFields,
};
