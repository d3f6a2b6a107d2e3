import { getSignedPaper, type PapersAnswer } from '@ndp/contract/calls/papers.ts';
import type { Link } from '@ndp/contract/link.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect } from 'react';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { NewLink } from '../page/new-link/new-link.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { fetchFile } from '../site/site.ts';
import type { loadPapers } from './load-papers.ts';
import { papersMessages as texts } from './messages.ts';
import { forgetFiles } from './open-file.ts';
import { PaperCard, PaperList } from './paper-card.tsx';
import styles from './papers.module.css';

interface PapersProps {
  readonly papers: PapersAnswer;
  readonly link: Link;
}
export function Papers({ papers: opened, link }: PapersProps) {
  const { reference, organiser, papers, language: mailLanguage } = opened;
  const { say, language } = useLanguage();
  useMailLanguage(mailLanguage);
  useEffect(() => forgetFiles, []);
  return (
    <LinkPage className={styles.page} title={texts.title} lead={say(texts.lead, { reference, organiser })}>
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
            sentAs={paper}
            facts={say(texts.signedAt, { date: formatMoment(signed_at, language) })}
            fetchPaper={(copy) => fetchFile(getSignedPaper, { params: { ...link, paper }, query: { copy } })}
          />
        ))}
      </PaperList>
      <p>{say(texts.keep)}</p>
    </LinkPage>
  );
}

export function PapersPage({ data: papers }: LoadedProps<typeof loadPapers>) {
  const { id, token } = useParams<'/grant/papers/$id/$token'>();
  if (!papers) return <PapersLinkOver />;
  return <Papers papers={papers} link={{ id, token }} />;
}
function PapersLinkOver() {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.goneTitle} text={texts.gone}>
      <p>{say(texts.goneNext)}</p>
      <NewLink />
      <Contact />
    </MessagePage>
  );
}
