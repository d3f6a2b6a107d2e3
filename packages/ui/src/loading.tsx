import styles from './loading.module.css';

/** The whole-page wait: three calm dots over a sentence that is also read out. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <div className={styles.page} role="status">
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
