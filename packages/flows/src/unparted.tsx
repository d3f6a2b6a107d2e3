import styles from './unparted.module.css';

const whole = /(sp\. z o\.o\.|NDP-\d{4}-\w+|(?<!\d)\d{2}-\d{3}(?!\d))/;

/** A text whose zip codes, reference numbers and “sp. z o.o.” stay on one line; a browser parts them at hyphens and spaces. */
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
