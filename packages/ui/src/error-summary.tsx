import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './error-summary.module.css';
import { controlId, focusField, labelId } from './field-ids.ts';
import { AlertIcon } from './icons.tsx';
export interface ErrorItem {
  readonly field: string;
  readonly text: string;
  /** Put before a sentence that does not say which field it means. */
  readonly label?: string;
  /** The same, taken from the field's own label on the page. */
  readonly needsLabel?: boolean;
  /** What stands in place of its link: a sentence about several fields, with a link to each. */
  readonly links?: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly ErrorItem[];
  /**
   * Counts how often the visitor pressed Next. Focus moves here when it grew and there are errors, so the box is
   * read out once per attempt and never while the visitor is mending a field.
   */
  readonly attempt?: number;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** All errors of the page in one box, each a link that puts the cursor into its field. Empty: nothing is shown. */
export function ErrorSummary({ title, items, attempt = 1, headingRef }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const listId = `${headingId}l`;
  const announcedAttempt = useRef(0);
  const hasErrors = items.length > 0;
  useEffect(() => {
    if (!hasErrors || announcedAttempt.current === attempt) return;
    announcedAttempt.current = attempt;
    box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a group of inputs
    <div
      ref={box}
      className={styles.box}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first
      autoFocus
      aria-labelledby={headingId}
      aria-describedby={listId}
    >
      <h2 ref={headingRef} className={styles.title} id={headingId}>
        <AlertIcon className={styles.icon} />
        {title}
      </h2>
      <ul id={listId} className={styles.list}>
        {items.map((item) => (
          <li key={`${item.field} ${item.text}`}>{item.links ?? <ErrorLink {...item} />}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link that puts the cursor into the field. */
export function ErrorLink({ field, text, label: given, needsLabel = false }: ErrorItem) {
  const [ownLabel, setLabel] = useState('');
  const label = given ?? ownLabel;
  useLayoutEffect(() => {
    if (needsLabel) setLabel(document.getElementById(labelId(field))?.textContent ?? '');
  }, [needsLabel, field]);
  return (
    <a href={`#${controlId(field)}`} onClick={(event) => follow(event, field)}>
      {label && `${label}${endsItself(label) ? '' : ':'} `}
      {text}
    </a>
  );
}

/** A label that is a question, say, takes no colon. */
const endsItself = (label: string) => /[?!.:]$/.test(label.trim());

function follow(event: MouseEvent, field: string): void {
  if (focusField(field)) event.preventDefault();
}
