import styles from './unparted.module.css';

const whole = /(NDP-\d{4}-\w+|(?<!\d)\d{2}-\d{3}(?!\d))/;

/** A text whose zip codes and reference numbers stay on one line; a browser parts them at their hyphens. */
export function Unparted({ text }: { readonly text: string }) {
  return text.split(whole).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
