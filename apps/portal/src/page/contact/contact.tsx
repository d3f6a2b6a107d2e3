import { useLanguage } from '@ndp/flows/language.tsx';
import { useSite } from '../../routing/visit.ts';
import styles from './contact.module.css';
import { contactMessages as texts } from './messages.ts';

/** Whom of the programme to ask. */
export function Contact() {
  const { email, phone } = useSite().config.contact;
  const { say } = useLanguage();
  return (
    <section className={styles.contact} aria-labelledby="questions">
      <h2 id="questions">{say(texts.title)}</h2>
      <p>{say(texts.text)}</p>
      <p className={styles.ways}>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      </p>
    </section>
  );
}
