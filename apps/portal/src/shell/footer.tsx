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

/** The same on every page: another page does not draw it anew. On a phone all but whom to ask is folded. */
export const Footer = memo(({ site }: { readonly site: Site | undefined }) => {
  const { say } = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {site && <Contact site={site} />}
        <details className={styles.fold}>
          <summary>{say(texts.about)}</summary>
          {site && <Documents site={site} />}
          <div className={styles.about}>
            <p>{say(texts.owner)}</p>
            <Suspense>
              <Parties program={site?.program} />
            </Suspense>
            <p>{say(texts.basis)}</p>
          </div>
        </details>
      </div>
    </footer>
  );
});

function Contact({ site }: { readonly site: Site }) {
  const { say } = useLanguage();
  const { email, phone } = site.config.contact;
  return (
    <ul aria-label={say(texts.contact)}>
      <li>
        <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
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
    <ul aria-label={say(texts.documents)}>
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
      {site.config.is_counted_openly && (
        <li>
          {/* The numbers come with the page from the server. */}
          <a href="/numbers">{say(texts.numbers)}</a>
        </li>
      )}
      <li>
        <Link to="/translations">{say(texts.translations)}</Link>
      </li>
    </ul>
  );
}
