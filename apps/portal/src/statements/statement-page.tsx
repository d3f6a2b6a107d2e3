import { useLanguage } from '@ndp/flows/language.tsx';
import Markdown from 'react-markdown';
import { PageHeading } from '../page/page-heading.tsx';
import type { StatementInLanguages } from './statement.ts';
import styles from './statement-page.module.css';

/** The document its route has loaded, of the platform or of this partner's programme, in the page's language. */
export function StatementPage({ data: statement }: { readonly data: StatementInLanguages }) {
  const { language } = useLanguage();
  const title = { pl: statement.pl.title, en: statement.en.title };
  return (
    <article className={styles.statement}>
      <PageHeading title={title} />
      <Markdown>{statement[language].text}</Markdown>
    </article>
  );
}
