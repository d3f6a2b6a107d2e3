import { getSignedPaper, type PapersAnswer } from '@ndp/contract/calls/papers.ts';
import type { Link } from '@ndp/contract/link.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect } from 'react';
import type { ContactWays } from '../page/contact/contact.tsx';
import { LetterPage } from '../page/letter-page.tsx';
import { fetchFile } from '../site/site.ts';
import { papersMessages as texts } from './messages.ts';
import { forgetFiles } from './open-file.ts';
import { PaperCard, PaperList } from './paper-card.tsx';
import styles from './papers.module.css';

interface PapersProps {
  readonly papers: PapersAnswer;
  readonly link: Link;
  readonly contact: ContactWays;
}

/** The signed documents, to read and to keep. */
export function Papers({ papers: { reference, organiser, papers }, link, contact }: PapersProps) {
  const { say, language } = useLanguage();
  useEffect(() => forgetFiles, []);
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.lead, { reference, organiser })}
      contact={contact}
    >
      <Notice tone="warning" title={say(texts.privateTitle)}>
        <p>{say(texts.private)}</p>
      </Notice>
      <PaperList>
        {papers.map(({ paper, title, bytes, signed_hash, signed_at, file_name }) => (
          <PaperCard
            key={paper}
            title={title}
            bytes={bytes}
            hash={signed_hash}
            fileName={file_name}
            facts={say(texts.signedAt, { date: formatMoment(signed_at, language) })}
            fetchPaper={(copy) => fetchFile(getSignedPaper, { params: { ...link, paper }, query: { copy } })}
          />
        ))}
      </PaperList>
      <p className={styles.small}>{say(texts.hashUse)}</p>
      <p>{say(texts.keep)}</p>
    </LetterPage>
  );
}
