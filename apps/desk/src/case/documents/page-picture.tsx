import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { Failure } from '../../page/failure.tsx';
import { caseMessages as texts } from '../messages.ts';
import styles from './documents.module.css';
import { Tool } from './tool.tsx';
import type { FilePages } from './use-file-pages.ts';

interface PagePictureProps {
  readonly pages: FilePages;
  readonly name: string;
  readonly scale: number;
  /** Quarter turns to the right. */
  readonly turns: number;
}

/** Width by height of a page that is still drawn. */
const upright = 210 / 297;

/** One page as a picture, or why it cannot be shown. */
export function PagePicture({ pages, name, scale, turns }: PagePictureProps) {
  const { say } = useLanguage();
  const { page: n, count, picture, failure, again } = pages;
  const [shape, setShape] = useState(upright);
  if (failure) return <Failure failure={failure} onAgain={again} />;
  const isLying = turns % 2 === 1;
  return (
    <div
      className={styles.page}
      aria-busy={!picture}
      style={{ width: `${scale * 100}%`, aspectRatio: isLying ? 1 / shape : shape }}
    >
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt={say(texts.page_named, { n, count, name })}
          style={{
            width: isLying ? `${shape * 100}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
        />
      )}
    </div>
  );
}

/** Leads to the page before and the next one; nothing where there is only one. */
export function PageTools({ pages: { page: n, count, move } }: { readonly pages: FilePages }) {
  const { say } = useLanguage();
  if (count === 1) return null;
  return (
    <div className={styles.tools}>
      <Tool text={say(texts.previous_page)} sign="↑" isOff={n === 1} onPress={() => move(-1)} />
      <span aria-live="polite">{say(texts.page_of, { n, count })}</span>
      <Tool text={say(texts.next_page)} sign="↓" isOff={n === count} onPress={() => move(1)} />
    </div>
  );
}
