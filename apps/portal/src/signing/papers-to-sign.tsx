import { useLanguage } from '@ndp/flows/language.tsx';
import { paperMessages } from '../papers/messages.ts';
import cardStyles from '../papers/paper-card.module.css';
import { PaperCard, PaperList, placeOfPaper } from '../papers/paper-card.tsx';
import { ReadHere } from '../papers/read-here.tsx';
import { signingMessages as texts } from './messages.ts';
import type { ToSignProps } from './signing-client.ts';
import type { Openings } from './use-openings.ts';
import { useWrittenSigning } from './written-signing.ts';

/** What the files of the documents are called. */
export const fileNames = { application: texts.fileApplication, agreement: texts.fileAgreement } as const;

interface PapersToSignProps extends Pick<ToSignProps, 'signing'> {
  readonly openings: Openings;
}

/** Each document with the ways to read it, and whether it was opened. */
export function PapersToSign({ signing, openings }: PapersToSignProps) {
  const { say } = useLanguage();
  const read = useWrittenSigning()?.text;
  return (
    <>
      <p>{say(texts.readWhy)}</p>
      <PaperList>
        {signing.papers.map((each) => (
          <PaperCard
            key={each.paper}
            id={placeOfPaper(each.paper)}
            title={each.title}
            language={signing.language}
            bytes={each.bytes}
            hash={each.document_hash}
            fileName={say(fileNames[each.paper], { reference: signing.reference })}
            facts={<OpenedMark isOpened={openings.isOpened(each)} />}
            fetchPaper={(copy) => openings.fetchPaper(each, copy)}
            sentAs={each.paper}
          >
            <ReadHere
              title={each.title}
              fetchText={(language) => openings.fetchText(each, language)}
              sentAs={each.paper}
              before={read?.paper === each.paper ? read.text : undefined}
            />
          </PaperCard>
        ))}
      </PaperList>
    </>
  );
}

function OpenedMark({ isOpened }: { readonly isOpened: boolean }) {
  const { say } = useLanguage();
  return (
    <>
      {' · '}
      <span className={cardStyles.state} data-opened={isOpened || undefined}>
        {say(isOpened ? paperMessages.opened : paperMessages.notOpened)}
      </span>
    </>
  );
}
