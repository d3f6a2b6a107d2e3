import type { Message } from '@ndp/flows/message.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Contact, type ContactWays } from './contact/contact.tsx';
import styles from './letter-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface LetterPageProps {
  readonly className: string | undefined;
  readonly title: Message;
  readonly lead: ReactNode;
  /** A tick over the title: what was to be done is done. */
  readonly isDone?: boolean;
  readonly contact?: ContactWays;
  readonly children?: ReactNode;
}

/** A page behind the link of a mail: what it is about, its parts, and whom to ask. */
export function LetterPage({ className, title, lead, isDone = false, contact, children }: LetterPageProps) {
  return (
    <div className={className}>
      <div>
        {isDone && <SuccessIcon className={styles.done} />}
        <PageHeading title={title} />
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      {contact && <Contact {...contact} />}
    </div>
  );
}
