import { useLanguage } from '@ndp/flows/language.tsx';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { Link } from '../routing/link.tsx';
import type { Site } from '../site/site.ts';
import styles from './footer.module.css';
import { shellMessages as texts } from './messages.ts';

/** Loaded after the page: nobody waits for it to answer the first question, and without it the page still stands. */
const Parties = lazy<ComponentType<{ program: Site['program'] | undefined }>>(async () => {
  const loaded = await import('./parties/parties.tsx').catch(() => undefined);
  return { default: loaded?.Parties ?? (() => null) };
});

/** The same on every page: another page does not draw it anew. */
export const Footer = memo(({ site }: { readonly site: Site | undefined }) => {
  const { say } = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p>{say(texts.owner)}</p>
          <Suspense>
            <Parties program={site?.program} />
          </Suspense>
          <p>{say(texts.basis)}</p>
        </div>
        {site && <Contact site={site} />}
        {site && <Documents site={site} />}
      </div>
    </footer>
  );
});

function Contact({ site }: { readonly site: Site }) {
  const { say } = useLanguage();
  const { email, phone } = site.config.contact;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{say(texts.contact)}</h2>
      <ul>
        <li>
          {say(texts.email)}: <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          {say(texts.phone)}: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </li>
      </ul>
    </section>
  );
}

const statements = {
  'platform-regulations': texts.platformRegulations,
  'program-regulations': texts.programRegulations,
  accessibility: texts.accessibility,
};

function Documents({ site }: { readonly site: Site }) {
  const { say } = useLanguage();
  return (
    <section aria-labelledby="footer-documents">
      <h2 id="footer-documents">{say(texts.documents)}</h2>
      <ul>
        <li>
          <Link to={site.program.privacyPolicyPath as '/'}>{say(texts.privacyPolicy)}</Link>
        </li>
        {Object.entries(statements).map(([statement, name]) => (
          <li key={statement}>
            <Link to="/statements/$statement" params={{ statement }}>
              {say(name)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/translations">{say(texts.translations)}</Link>
        </li>
      </ul>
    </section>
  );
}
