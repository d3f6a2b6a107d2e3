import styles from './documents.module.css';

interface ToolProps {
  readonly text: string;
  readonly sign: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button of one sign. */
export function Tool({ text, sign, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={text}
      aria-label={text}
      disabled={isOff}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
