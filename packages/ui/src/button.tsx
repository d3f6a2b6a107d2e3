import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Work is under way: the button stays where it is, can keep focus, and ignores clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What is read out instead of the visible text, when that alone is not clear. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly id?: string;
  /** Sent with the form when it is this button that sends it. */
  readonly name?: string;
  readonly value?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button in one of four looks; on phones all but `link` fill the width. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', type = 'button', busy = false, onClick } = props;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={props.ref}
      id={props.id}
      name={props.name}
      value={props.value}
      type={type}
      className={buttonClass(variant)}
      disabled={props.disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onClick={press}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/**
 * Leaves the focus in the field while a submit button is pressed: the field's own commit, made when it is left,
 * could move the button away from under the finger before the press ends.
 */
function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/** Class names that give a router's link the look of a button. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant] ?? ''}`;
}
