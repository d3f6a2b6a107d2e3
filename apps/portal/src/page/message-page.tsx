import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { BrokenLinkPicture } from '@ndp/flows/pictures/broken-link.tsx';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface MessagePageProps {
  readonly title: Message;
  readonly text: Message;
  /** Absent: a broken link. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}
export function MessagePage({ title, text, picture = <BrokenLinkPicture />, children }: MessagePageProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.page}>
      <div className={styles.picture}>{picture}</div>
      <PageHeading title={title} />
      <p className={styles.text}>{say(text)}</p>
      {children}
    </div>
  );
}
