import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { lowerFirst } from '../../first-letter.ts';
import { Asked } from '../../form/asked.tsx';
import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import type { Translate } from '../../message.ts';
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
  pumpOfSubType,
  subTypeOfPump,
} from './pump.ts';
import type { HeatSourceAnswers } from './step.ts';

const choices = {
  heat_from: heatOrigins,
  driven_by: ['electricity', 'gas'],
  gas_process: gasProcesses,
} as const satisfies Readonly<Record<PumpQuestion, readonly string[]>>;

/** The sub-type whose drawing stands for an answer. */
const drawn: Readonly<Record<string, number>> = { air: 4, ground_glycol: 2, ground_direct: 3, water: 1 };

/** The kind of heat pump by plain questions, one after the other; what drives it is folded, for nearly all run on electricity. */
export function PumpQuestions({ draft, change, problem }: ScreenProps<HeatSourceAnswers>) {
  const { say } = useLanguage();
  // Where no script unfolds a question when it is due, it stands on the page from the start.
  const isPlain = !useLive();
  const { heat_from, driven_by, gas_process } = draft;
  const given: PumpAnswers =
    heat_from == null ? pumpOfSubType(draft.heat_source_variant) : { heat_from, driven_by, gas_process };
  const questions = askedOfPump(given);
  const answer = (question: PumpQuestion, value: string) => {
    const next = { ...given, [question]: value };
    change({ ...next, ...subTypeOfPump(next) });
  };
  const cards = (question: PumpQuestion, columns: 1 | 2) => (
    <>
      <Asked question={question} of="heat_pump" />
      <ChoiceCards
        name={question}
        legend={say(messages[question])}
        columns={columns}
        compact
        options={choices[question].map((value) => toOption(question, value, say))}
        value={shownAnswer(question, given)}
        onChange={(value) => answer(question, value)}
        error={problem(question)}
      />
    </>
  );
  const appearing = (question: PumpQuestion) => (
    <Appearing text={say(messages.appeared, { question: say(messages[question]) })}>
      {cards(question, 1)}
    </Appearing>
  );
  const isGas = given.driven_by === 'gas';
  return (
    <>
      {appearing('heat_from')}
      {(isPlain || questions.includes('driven_by')) && (
        <Details title={say(isGas ? messages.drive_gas : messages.drive_electricity)} isOpen={isGas}>
          {cards('driven_by', 2)}
        </Details>
      )}
      {questions.includes('gas_process') && appearing('gas_process')}
      <CountedAs draft={draft} />
    </>
  );
}

/** The card that stands chosen: electricity until gas is. */
function shownAnswer(question: PumpQuestion, given: PumpAnswers): string | undefined {
  if (question === 'driven_by') return given.driven_by === 'gas' ? 'gas' : 'electricity';
  return given[question] ?? undefined;
}

function toOption(question: PumpQuestion, value: string, say: Translate) {
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
function CountedAs({ draft }: Pick<ScreenProps<HeatSourceAnswers>, 'draft'>) {
  const { say } = useLanguage();
  const kind = namedSubType('heat_pump', draft.heat_source_variant);
  return (
    <p role="status" className={styles.counted}>
      {kind && (
        <>
          {say(messages.counted_as, { name: lowerFirst(say(kind.name)) })}{' '}
          {draft.is_sub_type_assumed && say(messages.assumed_note)}
        </>
      )}
    </p>
  );
}
