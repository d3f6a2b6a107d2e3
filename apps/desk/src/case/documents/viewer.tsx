import { readInvoiceFile } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useRef } from 'react';
import { pathOf } from '../../ask.ts';
import { caseMessages as texts } from '../messages.ts';
import type { CaseKey } from '../use-case.ts';
import styles from './documents.module.css';
import { FileLink } from './file-link.tsx';
import { PagePicture, PageTools } from './page-picture.tsx';
import { Tool } from './tool.tsx';
import type { FilePages } from './use-file-pages.ts';
import type { View } from './use-view.ts';

interface ViewerProps {
  readonly of: CaseKey;
  readonly view: View;
  readonly pages: FilePages;
}

/** One document in full height, a page at a time: larger, turned, the next and the one before. */
export function Viewer({ of, view, pages }: ViewerProps) {
  const { say } = useLanguage();
  const { file, at, count } = view;
  const sheet = useRef<HTMLElement>(null);
  const shown = `${file?.id} ${pages.page}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at from its top
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [shown]);
  if (!file) return null;
  const name = `${file.kind}: ${file.name}`;
  return (
    <section className={styles.viewer} aria-label={say(texts.viewer)}>
      <div className={styles.toolbar}>
        <div className={styles.tools}>
          <Tool text={say(texts.previous_file)} sign="←" isOff={at === 0} onPress={() => view.move(-1)} />
          <span>{say(texts.file_of, { n: at + 1, count })}</span>
          <Tool text={say(texts.next_file)} sign="→" isOff={at === count - 1} onPress={() => view.move(1)} />
        </div>
        <PageTools pages={pages} />
        <div className={styles.tools}>
          <Tool text={say(texts.zoom_out)} sign="−" isOff={view.scale === 1} onPress={() => view.zoom(-1)} />
          <span>{Math.round(view.scale * 100)}%</span>
          <Tool text={say(texts.zoom_in)} sign="+" onPress={() => view.zoom(1)} />
          <Tool text={say(texts.rotate)} sign="↻" onPress={view.rotate} />
        </div>
        <FileLink of={of} file={file.id} name={name} />
        {file.media_type === 'application/xml' && (
          <a href={pathOf(readInvoiceFile.path, { ...of, file: file.id })} download>
            {say(texts.take_xml)}
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={sheet} className={styles.sheet} tabIndex={0} aria-label={name}>
        <PagePicture key={file.id} pages={pages} name={name} scale={view.scale} turns={view.turns} />
      </section>
    </section>
  );
}
