import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'warning' | 'error' | 'success';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3;
  /** `status` or `alert` for a panel that appears after something was done; none for one that was always there. */
  readonly announce?: 'status' | 'alert';
}

const icons = { info: InfoIcon, warning: WarningIcon, error: AlertIcon, success: SuccessIcon } as const;
export function Notice({ tone = 'info', title, children, level = 2, announce }: NoticeProps) {
  const ToneIcon = icons[tone];
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.notice} data-tone={tone} role={announce}>
      <ToneIcon className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
        {children}
      </div>
    </div>
  );
}
