import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import controlStyles from './control.module.css';
import { FieldFrame } from './field-frame.tsx';
import { controlId, describedBy, labelId } from './field-ids.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './number-field.module.css';
import { PlainInput } from './plain-input.tsx';
import { formatOptions, readNumber, writeNumber } from './typed-number.ts';
import { useLive } from './use-live.ts';
import type { NumberFieldProps } from './use-number-answer.ts';
import { useNumberAnswer } from './use-number-answer.ts';
import { isForeign, useNumberKeys, useTypedText } from './use-number-keys.ts';

/**
 * A numeric answer. A value below the minimum is raised to it, above the maximum lowered to it, and the visitor
 * is told; comma and dot are both decimal signs; Home and End are the limits, Up and Down a step; held buttons
 * repeat after 500 ms, then every 40 ms; pasted text that is no number changes nothing.
 */
export function NumberField(props: NumberFieldProps) {
  return useLive() && !isText(props.value) ? <LiveNumber {...props} /> : <PlainNumber {...props} />;
}

/** Whether an answer is no number: it was typed before the script came, which lets nothing else be typed. */
function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * The same before any script runs, and until what was typed then is put right: whatever is typed stays, and the schema
 * judges it.
 */
function PlainNumber(props: NumberFieldProps) {
  const { name, label, help, error, optionalText, value, locale, fractionDigits, unit, required, onChange } =
    props;
  const text = isText(value) ? value : writeNumber(value, locale, fractionDigits);
  const remark = isText(value) && error === undefined ? props.texts.notANumber : null;
  return (
    <FieldFrame {...{ name, label, help, error, optionalText }} controlId={controlId(name)} status={remark}>
      <div className={styles.row}>
        <span className={styles.coming} />
        <div className={styles.box}>
          <PlainInput
            {...{ name, help, error, required }}
            value={text}
            onTyped={(typed) => onChange(readNumber(typed, locale) ?? textOf(typed))}
            inputMode="decimal"
            className={styles.input}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
        <span className={styles.coming} />
      </div>
    </FieldFrame>
  );
}

/** A text in the place of a number, for the schema to refuse; undefined for an empty one. */
function textOf(typed: string): number | undefined {
  return (typed.trim() || undefined) as number | undefined;
}

function LiveNumber(props: NumberFieldProps) {
  const { name, value, onChange, min, max, locale, error } = props;
  const unitId = useId();
  const description = [props.unit === undefined ? undefined : unitId, describedBy(props)];
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        id={controlId(name)}
        value={typeof value === 'number' ? value : Number.NaN}
        // Only the library's own commit of an empty text arrives here; every other change goes by NumberControl.
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        formatOptions={formatOptions(props.fractionDigits)}
        isInvalid={error !== undefined}
        isRequired={props.required ?? false}
        isWheelDisabled
        validationBehavior="aria"
        aria-labelledby={labelId(name)}
        aria-describedby={description.filter((id) => id !== undefined).join(' ')}
      >
        <NumberControl {...props} unitId={unitId} />
      </AriaNumberField>
    </I18nProvider>
  );
}

interface NumberControlProps extends NumberFieldProps {
  readonly unitId: string;
}

/** The inside of a number field: minus, the number with its unit, plus. */
function NumberControl(props: NumberControlProps) {
  const { name, label, help, error, optionalText, min, max, unit, unitId, locale, texts, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const answer = useNumberAnswer(props);
  const keys = useNumberKeys({ min, max, input, ...answer });
  const typing = useTypedText({ input, locale, type: answer.type, refuse: answer.refuse });
  return (
    <FieldFrame
      {...{ name, label, help, error, optionalText }}
      controlId={controlId(name)}
      status={answer.remark ?? null}
    >
      <div
        className={styles.row}
        {...keys}
        {...typing}
        onInput={({ nativeEvent }) => !isForeign((nativeEvent as InputEvent).data) && answer.forgetRemark()}
      >
        <StepButton
          name={name}
          label={texts.decrease}
          canStep={answer.canLower}
          onStep={() => answer.spin(-1)}
        >
          <MinusIcon />
        </StepButton>
        <Group className={styles.box ?? ''}>
          <Input
            ref={input}
            className={`${controlStyles.control} ${styles.input}`}
            {...(onBlur === undefined ? {} : { onBlur })}
          />
          {unit !== undefined && (
            <span className={styles.unit} id={unitId}>
              {unit}
            </span>
          )}
        </Group>
        <StepButton
          name={name}
          label={texts.increase}
          canStep={answer.canRaise}
          onStep={() => answer.spin(1)}
        >
          <PlusIcon />
        </StepButton>
      </div>
    </FieldFrame>
  );
}

const FIRST_REPEAT_MS = 500;
const NEXT_REPEAT_MS = 40;

interface StepButtonProps {
  /** Name of the field, which is read out after the button's own label. */
  readonly name: string;
  readonly label: string;
  readonly canStep: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** Steps on press; held down it repeats after 500 ms, then every 40 ms, until let go or at the limit. */
function StepButton({ name, label, canStep, onStep, children }: StepButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const latest = useRef({ canStep, onStep });
  useLayoutEffect(() => {
    latest.current = { canStep, onStep };
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const step = (): void => {
    if (latest.current.canStep) latest.current.onStep();
  };
  const repeat = (): void => {
    repeated.current = true;
    step();
    if (latest.current.canStep) timer.current = setTimeout(repeat, NEXT_REPEAT_MS);
  };
  const start = (event: PressEvent): void => {
    stop();
    repeated.current = false;
    // A finger may be about to scroll: it steps when lifted, or once it has rested long enough to repeat.
    if (event.pointerType !== 'touch') step();
    timer.current = setTimeout(repeat, FIRST_REPEAT_MS);
  };
  const lift = (event: PressEvent): void => {
    if (event.pointerType === 'touch' && !repeated.current) step();
  };
  const id = `${labelId(name)}-${label}`.replace(/\s/g, '-');
  return (
    <Button
      slot={null}
      className={styles.step ?? ''}
      id={id}
      aria-label={label}
      aria-labelledby={`${id} ${labelId(name)}`}
      isDisabled={!canStep}
      excludeFromTabOrder
      preventFocusOnPress
      onPressStart={start}
      onPressUp={lift}
      onPressEnd={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
