import type { AuditRow } from '@ndp/contract/desk/audit.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Failure } from '../page/failure.tsx';
import { Tag } from '../page/tag.tsx';
import { shortMoment } from '../short-moment.ts';
import type { Pages } from '../use-pages.ts';
import { WideTable } from '../wide-table.tsx';
import styles from './audit.module.css';
import { actionKindNames, auditMessages as texts } from './messages.ts';

interface ActionTableProps {
  readonly pages: Pages<{ readonly actions: readonly AuditRow[]; readonly next: string | null }>;
  /** How the case of an action is named; absent: all are of one case. */
  readonly nameCase?: (reference: string) => ReactNode;
}

/** Actions of the audit trail, the newest first, and the way to earlier ones. */
export function ActionTable({ pages, nameCase }: ActionTableProps) {
  const { say } = useLanguage();
  const rows = pages.pages.flatMap(({ actions }) => actions);
  return (
    <>
      <Failure failure={pages.failure} onAgain={pages.again} />
      {pages.pages.length > 0 && rows.length === 0 && <p>{say(texts.nothing)}</p>}
      {rows.length > 0 && (
        <WideTable name={say(texts.list)} heads={[texts.when, texts.who, texts.what]} isNarrow>
          <tbody>
            {rows.map((row) => (
              <ActionLine key={row.n} row={row} nameCase={nameCase} />
            ))}
          </tbody>
        </WideTable>
      )}
      {pages.hasMore && (
        <Button variant="secondary" busy={pages.isBusy} onClick={pages.showMore}>
          {say(texts.older)}
        </Button>
      )}
    </>
  );
}

const looks: Readonly<Record<AuditRow['kind'], Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>>> = {
  look: { tone: 'plain', icon: 'eye' },
  change: { tone: 'info', icon: 'pen' },
  export: { tone: 'violet', icon: 'file' },
  uncover: { tone: 'warning', icon: 'eye' },
  refused: { tone: 'danger', icon: 'cross' },
};

interface ActionLineProps {
  readonly row: AuditRow;
  readonly nameCase: ActionTableProps['nameCase'];
}

function ActionLine({ row, nameCase }: ActionLineProps) {
  const { say, locale } = useLanguage();
  const { at, until, times, who, kind, what, reference, details, refusal } = row;
  const hour = new Date(until).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'Europe/Warsaw' });
  return (
    <tr>
      <td>
        <span className={styles.when}>{shortMoment(at, locale)}</span>
      </td>
      <td>
        <span className={styles.when}>{who}</span>
      </td>
      <td>
        <span className={styles.what}>
          <Tag {...looks[kind]}>{say(actionKindNames[kind])}</Tag>
          <b>{what}</b>
          {reference && nameCase?.(reference)}
          {times > 1 && (
            <span>{say(until === at ? texts.reads : texts.reads_until, { times, until: hour })}</span>
          )}
          {details.map((detail) => (
            <span key={detail.name}>{say(texts.detail, detail)}</span>
          ))}
          {refusal && <span>{refusal}</span>}
        </span>
      </td>
    </tr>
  );
}
