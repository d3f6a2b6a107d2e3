import { useLanguage } from '@ndp/flows/language.tsx';
import Markdown from 'react-markdown';
import { PageHeading } from '../page/page-heading.tsx';
import { usePageTitle } from '../page/page-title.ts';
import type { StatementInLanguages } from './statement.ts';
import styles from './statement-page.module.css';

/** A document of the platform or of this partner's programme, in the page's language. */
export function StatementPage({ statement }: { readonly statement: StatementInLanguages }) {
  const { language } = useLanguage();
  const title = { pl: statement.pl.title, en: statement.en.title };
  usePageTitle(title);
  return (
    <article className={styles.statement}>
      <PageHeading title={title} />
      <Markdown>{statement[language].text}</Markdown>
    </article>
  );
}
