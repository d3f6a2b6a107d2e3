import { type Phase, programStates, stateReasons, type Timetable } from '@ndp/domain/programs/timetable.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { DayField } from '../day-field.tsx';
import { stateNames, programmeMessages as texts } from './messages.ts';
import styles from './programmes.module.css';

interface CallFieldsProps {
  readonly timetable: Timetable;
  readonly error: string | undefined;
  readonly onChange: (timetable: Timetable) => void;
}

/** From which day the call is announced, open, paused and closed. */
export function CallFields({ timetable, error, onChange }: CallFieldsProps) {
  const { say } = useLanguage();
  return (
    <>
      {timetable.map((phase, i) => (
        <PhaseFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the list
          key={i}
          {...{ phase, i }}
          error={i === 0 ? error : undefined}
          onChange={(changed) => onChange(timetable.map((each, at) => (at === i ? changed : each)))}
          onRemove={() => onChange(timetable.filter((_, at) => at !== i))}
        />
      ))}
      <Button variant="secondary" onClick={() => onChange([...timetable, { from: '', state: 'closed' }])}>
        {say(texts.add_phase)}
      </Button>
    </>
  );
}

interface PhaseFieldsProps {
  readonly phase: Phase;
  /** Which of the timetable it is, from 0. */
  readonly i: number;
  readonly error: string | undefined;
  readonly onChange: (phase: Phase) => void;
  readonly onRemove: () => void;
}

function PhaseFields({ phase, i, error, onChange, onRemove }: PhaseFieldsProps) {
  const { say } = useLanguage();
  const { from, state, reason } = phase;
  const n = { n: String(i + 1) };
  return (
    <div className={styles.phase}>
      <DayField
        name={i === 0 ? 'timetable' : `timetable_${i}`}
        label={say(texts.phase, n)}
        value={from}
        error={error}
        onChange={(day) => onChange({ ...phaseOf(state, reason), from: day })}
      />
      <SelectField
        name={`phase_state_${i}`}
        label={say(texts.phase_state, n)}
        emptyText={say(texts.choose)}
        value={state}
        options={programStates.map((value) => ({ value, label: say(stateNames[value]) }))}
        onChange={(value) => value && onChange({ ...phaseOf(value, reason), from })}
      />
      <SelectField
        name={`phase_reason_${i}`}
        label={say(texts.phase_reason, n)}
        emptyText={say(texts.no_reason)}
        value={reason}
        options={stateReasons.map((value) => ({ value, label: say(texts[value]) }))}
        onChange={(value) => onChange({ ...phaseOf(state, value), from })}
      />
      <Button variant="secondary" onClick={onRemove}>
        {say(texts.remove_phase, n)}
      </Button>
    </div>
  );
}

function phaseOf(state: Phase['state'], reason: Phase['reason']): Omit<Phase, 'from'> {
  return { state, ...(reason && { reason }) };
}
