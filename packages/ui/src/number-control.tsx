import { useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import controlStyles from './control.module.css';
import { FieldFrame } from './field-frame.tsx';
import { controlId } from './field-ids.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './number-field.module.css';
import type { NumberFieldProps } from './number-field-props.ts';
import { StepButton } from './step-button.tsx';
import { useNumberAnswer } from './use-number-answer.ts';
import { useNumberKeys } from './use-number-keys.ts';
import { useTypedText } from './use-typed-text.ts';

interface NumberControlProps extends NumberFieldProps {
  readonly unitId: string;
}

/** The inside of a number field: minus, the number with its unit, plus. */
export function NumberControl(props: NumberControlProps) {
  const { name, label, help, error, optionalText, min, max, unit, unitId, locale, texts, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const answer = useNumberAnswer(props);
  const keys = useNumberKeys({ min, max, input, ...answer });
  const typing = useTypedText({ input, locale, type: answer.type });
  return (
    <FieldFrame
      {...{ name, label, help, error, optionalText }}
      controlId={controlId(name)}
      status={answer.remark ?? null}
    >
      <div className={styles.row} {...keys} {...typing} onInput={answer.forgetRemark}>
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
