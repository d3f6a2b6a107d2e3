import { useLanguage } from '@ndp/flows/language.tsx';
import { PaperCard, PaperList } from '../papers/paper-card.tsx';
import { signingMessages as texts } from './messages.ts';
import { PaperPreview } from './paper-preview.tsx';
import styles from './signing.module.css';
import type { ToSignProps } from './signing-client.ts';

const fileNames = { application: texts.fileApplication, agreement: texts.fileAgreement } as const;

/** The documents to be signed, each with the ways to read it. */
export function PapersToSign({ client, signing }: Pick<ToSignProps, 'client' | 'signing'>) {
  const { say } = useLanguage();
  return (
    <>
      <PaperList>
        {signing.papers.map((each) => (
          <PaperCard
            key={each.paper}
            title={each.title}
            language={signing.language}
            bytes={each.bytes}
            hash={each.document_hash}
            fileName={say(fileNames[each.paper], { reference: signing.reference })}
            fetchPaper={(copy) => client.fetchPaper(each, copy)}
          >
            {navigator.pdfViewerEnabled && (
              <PaperPreview title={each.title} fetchPaper={() => client.fetchPaper(each)} />
            )}
          </PaperCard>
        ))}
      </PaperList>
      <p className={styles.small}>{say(texts.hashUse)}</p>
    </>
  );
}
