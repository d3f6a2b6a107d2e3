import styles from './notice.module.css';

/** Milliseconds a screen reader needs to notice a new live region before its text is put in. */
const settleMs = 100;

/**
 * Says a sentence over the page while something is going on, to everybody: by sight and by screen reader.
 *
 * @returns takes it away again
 */
export function showNotice(sentence: string, language: string): () => void {
  const place = document.createElement('p');
  place.className = styles.notice ?? '';
  place.setAttribute('role', 'status');
  place.lang = language;
  document.body.append(place);
  const timer = setTimeout(() => {
    place.textContent = sentence;
  }, settleMs);
  return () => {
    clearTimeout(timer);
    place.remove();
  };
}
