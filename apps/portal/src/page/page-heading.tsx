import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../title/page-title.ts';
import styles from './page-heading.module.css';

let isFirstPage = true;

interface PageHeadingProps {
  readonly title: Message;
  readonly lead?: Message | undefined;
}

/** The question of the page. It takes the focus when the page changes, so that it is read out first. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  const { say } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  usePageTitle(say(title));
  return (
    <header className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {say(title)}
      </h1>
      {lead && <p className={styles.lead}>{say(lead)}</p>}
    </header>
  );
}
