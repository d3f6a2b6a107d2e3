import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { formatNumber } from '@ndp/flows/numbers.ts';
import { Unparted } from '@ndp/flows/unparted.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import type { ReactNode } from 'react';
import { useAttempt } from '../attempt/use-attempt.ts';
import { paperMessages as texts } from './messages.ts';
import { openFile, saveFile } from './open-file.ts';
import styles from './paper-card.module.css';
import hashStyles from './paper-hash.module.css';

export interface PaperCardProps {
  readonly id?: string;
  readonly title: string;
  /** Of the title. */
  readonly language?: Language;
  /** Size of the file, bytes. */
  readonly bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly fileName: string;
  /** Whatever else is known of the paper, after its size. */
  readonly facts?: ReactNode;
  readonly fetchPaper: (copy?: 'en') => Promise<Blob>;
  /** Which paper a form without script asks for. */
  readonly sentAs?: string;
  readonly children?: ReactNode;
}

/** Names of the buttons that ask for a file without script: to show it, to save it, to show its translation. */
export const fileFields = { open: 'open_file', save: 'save_file', copy: 'open_copy' } as const;

/** The place of a document on its page, so that a link can lead to it. */
export function placeOfPaper(paper: string): string {
  return `paper-${paper}`;
}

export function PaperList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
export function PaperCard(props: PaperCardProps) {
  const { title, language: titleLanguage, bytes, facts, children } = props;
  const { say, language } = useLanguage();
  const kilobytes = formatNumber(Math.max(1, Math.round(bytes / 1000)), language);
  return (
    <li className={styles.card} id={props.id}>
      <h3 className={styles.title} lang={titleLanguage}>
        <Unparted text={title} />
      </h3>
      <p className={styles.facts}>
        {say(texts.size, { kilobytes })}
        {facts}
      </p>
      {children}
      <Ways {...props} />
    </li>
  );
}

function Ways({ title, hash, fileName, fetchPaper, sentAs }: PaperCardProps) {
  const { say, language } = useLanguage();
  const { attempt, isBusy, problem } = useAttempt();
  const show = (copy?: 'en') => {
    const name = copy ? fileName.replace(/(?=\.pdf$)/, `-${copy}`) : fileName;
    return attempt(() => openFile(() => fetchPaper(copy), name, say(texts.waiting)));
  };
  const save = () => attempt(async () => saveFile(await fetchPaper(), fileName));
  return (
    <>
      <div className={styles.ways}>
        <FormButton
          variant="secondary"
          label={say(texts.openLabel, { title })}
          busy={isBusy}
          {...sends(fileFields.open, sentAs)}
          onAct={() => show()}
        >
          {say(texts.open)}
        </FormButton>
        <FormButton
          variant="quiet"
          label={say(texts.saveLabel, { title })}
          busy={isBusy}
          {...sends(fileFields.save, sentAs)}
          onAct={save}
        >
          {say(texts.save)}
        </FormButton>
      </div>
      <div className={styles.more}>
        <details className={hashStyles.technical}>
          <summary>{say(texts.technical)}</summary>
          <PaperHash hash={hash} />
          <p>{say(texts.hashUse)}</p>
        </details>
        {language === 'en' && (
          <FormButton
            variant="link"
            label={say(texts.copyLabel, { title })}
            {...sends(fileFields.copy, sentAs)}
            onAct={() => show('en')}
          >
            {say(texts.copy)}
          </FormButton>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      )}
    </>
  );
}

const sends = (name: string, value: string | undefined) => (value === undefined ? {} : { name, value });

/** A SHA-256 in groups of four that the eye can compare; copied, it is one word. */
function PaperHash({ hash }: { readonly hash: string }) {
  const { say } = useLanguage();
  return (
    <p className={hashStyles.hash}>
      <span className={hashStyles.name}>{say(texts.hash)}</span>
      <code className={hashStyles.groups}>
        {groupsOf(hash).map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </code>
    </p>
  );
}

function groupsOf(hash: string) {
  return Array.from(hash.matchAll(/.{1,4}/g), (found) => ({ at: found.index, text: found[0] }));
}
