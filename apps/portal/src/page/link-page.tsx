import type { Message } from '@ndp/flows/message.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Contact } from './contact/contact.tsx';
import styles from './link-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface LinkPageProps {
  readonly className?: string | undefined;
  /** Its parts have headings and lists. */
  readonly isLong?: boolean;
  readonly title: Message;
  readonly lead: ReactNode;
  /** A tick over the title: what was to be done is done. */
  readonly isDone?: boolean;
  /** Whom to ask stands elsewhere, or nobody has to be asked. */
  readonly hasNoContact?: boolean;
  readonly children?: ReactNode;
}

/** A page behind the link of a mail: what it is about, its parts, and whom to ask. */
export function LinkPage({ className = '', title, lead, isDone = false, ...rest }: LinkPageProps) {
  return (
    <div className={`${styles.page} ${rest.isLong ? styles.long : ''} ${className}`}>
      <div>
        {isDone && <SuccessIcon className={styles.done} />}
        <PageHeading title={title} />
        <p className={styles.lead}>{lead}</p>
      </div>
      {rest.children}
      {!rest.hasNoContact && <Contact />}
    </div>
  );
}
