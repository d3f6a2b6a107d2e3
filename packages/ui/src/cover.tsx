import { type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './cover.module.css';
import { labelId } from './field-ids.ts';
import { useLive } from './use-live.ts';

/** On the button, and what is said once it was pressed. */
export interface CoverTexts {
  readonly show: string;
  readonly hide: string;
  readonly shown: string;
  readonly covered: string;
}

/** Whether a number is covered: by itself while it is not typed in, afterwards as the button says. */
export function useCover(isUsed: boolean) {
  const [isTypedIn, setTypedIn] = useState(false);
  const [chosen, choose] = useState<'shown' | 'covered'>();
  const isCovered = isUsed && (chosen ? chosen === 'covered' : !isTypedIn);
  return { isCovered, isUntouched: chosen === undefined, chosen, choose, setTypedIn };
}

interface CoverFrameProps {
  readonly name: string;
  readonly cover: CoverTexts | undefined;
  readonly covering: ReturnType<typeof useCover>;
  /** There is nothing to cover yet. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/**
 * The field with the button that shows or hides what stands in it; the field alone where nothing is covered. Without
 * script what stands in it is shown while the field has the focus.
 */
export function CoverFrame({ name, cover, covering, isEmpty, children }: CoverFrameProps) {
  const isPlain = !useLive();
  if (!cover) return children;
  const { isCovered, chosen, choose, setTypedIn } = covering;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTypedIn(false);
  };
  // The field keeps the focus, so that what the button says does not change under the finger.
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof HTMLButtonElement) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
    <div
      className={styles.frame}
      data-plain={isPlain || undefined}
      data-empty={isEmpty || undefined}
      onFocus={() => setTypedIn(true)}
      onBlur={leave}
      onMouseDown={keepFocus}
    >
      {children}
      <Button
        variant="secondary"
        describedBy={labelId(name)}
        onClick={() => choose(isCovered ? 'shown' : 'covered')}
      >
        {isCovered ? cover.show : cover.hide}
      </Button>
      <span className="visually-hidden" role="status">
        {chosen && cover[chosen]}
      </span>
    </div>
  );
}
