import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import { labelId } from './field-ids.ts';
import styles from './number-field.module.css';

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
export function StepButton({ name, label, canStep, onStep, children }: StepButtonProps) {
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
