import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import type { ReactNode } from 'react';
import { Done } from '../../page/done.tsx';
import { Failure } from '../../page/failure.tsx';
import { useKeys } from '../../page/keys.ts';
import { Tag } from '../../page/tag.tsx';
import type { CasePartProps } from '../case-part.ts';
import { caseMessages as texts } from '../messages.ts';
import type { CaseKey } from '../use-case.ts';
import { Alike } from './alike.tsx';
import styles from './documents.module.css';
import { Findings } from './findings.tsx';
import { type FilePages, useFilePages } from './use-file-pages.ts';
import { type CaseFile, type Reviewing, useReview } from './use-review.ts';
import { useView, type View } from './use-view.ts';
import { uploadDay, Verdict } from './verdict.tsx';
import { Viewer } from './viewer.tsx';

interface DocumentsProps extends CasePartProps {
  readonly of: CaseKey;
  /** Its keys act only while it is seen. */
  readonly isSeen: boolean;
  /** What is due by these documents. */
  readonly children?: ReactNode;
}

/** The documents of a case: one in full height, beside it the others, the verdict on it, and what is due. */
export function Documents({ of, partner, shown, isSeen, outcome, onDone, children }: DocumentsProps) {
  const { say } = useLanguage();
  const { files } = shown;
  const mayReview = shown.actions.includes('judge-document');
  const view = useView(files);
  const pages = useFilePages({ of, file: view.file?.id, isSeen, scale: view.scale });
  if (isSeen && pages.picture) view.noteLook();
  const review = useReview({
    ...{ of, files, looked: view.looked, onDone, onNext: view.openNext },
    agreedOn: shown.agreed_on,
  });
  if (files.length === 0)
    return (
      <>
        <p className={styles.empty}>{say(texts.no_files)}</p>
        {children}
      </>
    );
  return (
    <div className={styles.documents}>
      {isSeen && <DocumentKeys view={view} pages={pages} review={review} mayReview={mayReview} />}
      <Viewer of={of} view={view} pages={pages} />
      <div className={styles.side}>
        <Findings findings={shown.findings} />
        {shown.device_alike && <Alike of="device" alike={shown.device_alike} partner={partner} />}
        <section aria-labelledby="files">
          <h2 id="files">{say(texts.files)}</h2>
          <FileList files={files} view={view} />
          {mayReview && <AcceptLooked review={review} />}
          {view.file?.alike && <Alike of="photo" alike={view.file.alike} partner={partner} />}
          {view.file && <Verdict file={view.file} mayReview={mayReview} review={review} />}
          <Done sentence={outcome} />
          <Failure failure={review.failure} />
        </section>
        {children}
      </div>
    </div>
  );
}

interface DocumentKeysProps {
  readonly view: View;
  readonly pages: FilePages;
  readonly review: Reviewing;
  readonly mayReview: boolean;
}

function DocumentKeys({ view, pages, review, mayReview }: DocumentKeysProps): null {
  const { file } = view;
  const canReview = mayReview && file?.verdict !== undefined;
  useKeys([
    { key: 'ArrowRight', says: texts.next_file, press: () => view.move(1) },
    { key: 'ArrowLeft', says: texts.previous_file, press: () => view.move(-1) },
    { key: 'n', says: texts.next_page, press: () => pages.move(1) },
    { key: 'p', says: texts.previous_page, press: () => pages.move(-1) },
    { key: '+', says: texts.zoom_in, press: () => view.zoom(1) },
    { key: '-', says: texts.zoom_out, press: () => view.zoom(-1) },
    { key: 'r', says: texts.rotate, press: view.rotate },
    ...(canReview && file
      ? [
          { key: 'a', says: texts.judge_accepted, press: () => void review.give(file, 'accepted') },
          { key: 'd', says: texts.judge_insufficient, press: () => void review.give(file, 'insufficient') },
        ]
      : []),
  ]);
  return null;
}

function FileList({ files, view }: { readonly files: readonly CaseFile[]; readonly view: View }) {
  const { say, locale } = useLanguage();
  return (
    <ol className={styles.files}>
      {files.map((file) => (
        <li key={file.id} aria-current={file.id === view.file?.id || undefined}>
          <Button
            variant="link"
            label={say(texts.view, { name: `${file.kind}, ${file.name}` })}
            onClick={() => view.open(file.id)}
          >
            {file.kind}: {file.name}
          </Button>
          {file.verdict === undefined ? (
            <span className={styles.soft}>{uploadDay(file, locale)}</span>
          ) : (
            <VerdictTag verdict={file.verdict} isLooked={view.looked.has(file.id)} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface VerdictTagProps {
  readonly verdict: NonNullable<CaseFile['verdict']> | null;
  readonly isLooked: boolean;
}

function VerdictTag({ verdict, isLooked }: VerdictTagProps) {
  const { say } = useLanguage();
  if (verdict === 'accepted')
    return (
      <Tag tone="ok" icon="tick">
        {say(texts.accepted)}
      </Tag>
    );
  if (verdict === 'insufficient')
    return (
      <Tag tone="danger" icon="cross">
        {say(texts.insufficient)}
      </Tag>
    );
  return (
    <Tag tone={isLooked ? 'info' : 'plain'} icon="eye">
      {say(isLooked ? texts.looked_at : texts.unjudged)}
    </Tag>
  );
}

/** Accepts everything that was looked at and has no verdict yet. */
function AcceptLooked({ review }: { readonly review: Reviewing }) {
  const { say } = useLanguage();
  if (review.waiting.length < 2) return null;
  return (
    <Button variant="secondary" busy={review.isBusy} onClick={() => void review.acceptAll()}>
      {say(texts.accept_looked, { count: review.waiting.length })}
    </Button>
  );
}
