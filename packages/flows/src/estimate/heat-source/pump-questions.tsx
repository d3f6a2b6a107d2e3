import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { Asked } from '../../form/asked.tsx';
import { useLanguage } from '../../language.tsx';
import { HeatPumpKindPicture } from '../../pictures/heat-pumps.tsx';
import { namedSubType } from '../../project/sub-type-names.ts';
import type { ScreenProps } from '../../screen.tsx';
import { Appearing } from './appearing.tsx';
import styles from './heat-source.module.css';
import { heatSourceMessages as messages } from './messages.ts';
import {
  askedOfPump,
  gasProcesses,
  heatOrigins,
  type PumpAnswers,
  type PumpQuestion,
  pumpDrives,
  pumpOfSubType,
  subTypeOfPump,
} from './pump.ts';
import type { heatSource } from './step.ts';

type Answers = Typed<typeof heatSource.schema>;

const choices = { heat_from: heatOrigins, driven_by: pumpDrives, gas_process: gasProcesses } as const;

/** The sub-type whose drawing stands for an answer. */
const drawn: Readonly<Record<string, number>> = { air: 4, ground_glycol: 2, ground_direct: 3, water: 1 };

/** The kind of heat pump by plain questions, one after the other. */
export function PumpQuestions({ draft, change, problem }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  const { heat_from, driven_by, gas_process } = draft;
  const given: PumpAnswers =
    heat_from == null ? pumpOfSubType(draft.heat_source_variant) : { heat_from, driven_by, gas_process };
  const answer = (question: PumpQuestion, value: string) => {
    const next = { ...given, [question]: value };
    change({ ...next, ...subTypeOfPump(next) });
  };
  return (
    <>
      {askedOfPump(given).map((question) => (
        <Appearing key={question} text={say(messages.appeared, { question: say(messages[question]) })}>
          <Asked question={question} of="heat_pump" />
          <ChoiceCards
            name={question}
            legend={say(messages[question])}
            columns={question === 'heat_from' ? 1 : 3}
            compact
            options={choices[question].map((value) => toOption(question, value, say))}
            value={given[question] ?? undefined}
            onChange={(value) => answer(question, value)}
            error={problem(question)}
          />
        </Appearing>
      ))}
      <CountedAs draft={draft} />
    </>
  );
}

type Say = ReturnType<typeof useLanguage>['say'];

function toOption(question: PumpQuestion, value: string, say: Say) {
  if (value === 'unknown') {
    return { value, label: say(messages.unknown), description: say(messages.unknown_help) };
  }
  const key = `${question}_${value}` as 'heat_from_air';
  const subType = drawn[value];
  return {
    value,
    label: say(messages[key]),
    description: say(messages[`${key}_help`]),
    ...(subType ? { picture: <HeatPumpKindPicture subType={subType} /> } : {}),
  };
}

/** Which pump the amount will be worked out for, once the answers say it. */
function CountedAs({ draft }: Pick<ScreenProps<Answers>, 'draft'>) {
  const { say } = useLanguage();
  const kind = namedSubType('heat_pump', draft.heat_source_variant);
  return (
    <p role="status" className={styles.counted}>
      {kind && (
        <>
          {say(messages.counted_as, { name: say(kind.name) })}{' '}
          {draft.is_sub_type_assumed && say(messages.assumed_note)}
        </>
      )}
    </p>
  );
}
