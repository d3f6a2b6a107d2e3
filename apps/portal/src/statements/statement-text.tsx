import type { Program } from '@ndp/domain/programs/program.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useState } from 'react';
import Markdown from 'react-markdown';
import { attemptMessages } from '../attempt/messages.ts';
import { PageLoading } from '../page/page-loading.tsx';
import { useSite } from '../routing/visit.ts';
import { loadStatement, type StatementInLanguages } from './statement.ts';

/** The text of a document, to be read within another page. */
export function StatementText({ name, program }: { readonly name: string; readonly program: Program }) {
  const { language, say } = useLanguage();
  const { config } = useSite();
  const { contact } = config;
  const [statement, setStatement] = useState<StatementInLanguages>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void loadStatement(name, program, contact).then(setStatement, () => setFailed(true));
  }, [name, program, contact]);
  if (hasFailed) return <p>{say(attemptMessages.unreached)}</p>;
  return statement ? <Markdown>{statement[language].text}</Markdown> : <PageLoading />;
}
