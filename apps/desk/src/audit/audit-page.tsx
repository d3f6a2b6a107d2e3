import {
  type AuditAnswer,
  type AuditFilter,
  auditFilter,
  exportAudit,
  readAudit,
} from '@ndp/contract/desk/audit.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { Menu } from '../page/menu.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { ReasonForm } from '../payments/reason-form.tsx';
import { saveFile } from '../save-file.ts';
import { usePages } from '../use-pages.ts';
import { ActionTable } from './action-table.tsx';
import styles from './audit.module.css';
import { AuditFilters, givenOf, useTypedFilter } from './audit-filters.tsx';
import { auditMessages as texts } from './messages.ts';

/** As long as the filter is wrong. */
const nothing: AuditAnswer = { actions: [], next: null, people: [] };

/** What happened at a partner: who looked, changed, exported and uncovered what, and why. */
export function AuditPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { data: filter } = auditFilter.safeParse(givenOf(useTypedFilter()));
  const pages = usePages(`audit ${partner.id} ${JSON.stringify(filter)}`, async (after) =>
    filter
      ? askDesk(language, readAudit, { params: { partner: partner.id }, query: { ...filter, after } })
      : nothing,
  );
  const people = useLast(pages.pages[0]?.people) ?? [];
  const mayOpen = partner.acts.includes('read-case');
  const nameCase = (reference: string) =>
    mayOpen ? <Link to={casePath(partner.id, reference)}>{reference}</Link> : <span>{reference}</span>;
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <AuditFilters people={people} />
      {filter && partner.acts.includes('export-audit') && <Download partner={partner.id} filter={filter} />}
      {pages.pages.length === 0 && !pages.failure && <p role="status">{say(deskMessages.loading)}</p>}
      {filter && <ActionTable pages={pages} nameCase={nameCase} />}
    </>
  );
}

/** What was there last, while the next is on its way. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface DownloadProps {
  readonly partner: string;
  readonly filter: AuditFilter;
}

/** The list as a file, for a reason. */
function Download({ partner, filter }: DownloadProps) {
  const { say, language } = useLanguage();
  const [done, setDone] = useState('');
  const save = async (reason: string) => {
    const { name, csv, rows, is_whole } = await askDesk(language, exportAudit, {
      params: { partner },
      body: { ...filter, reason },
    });
    saveFile(name, csv);
    setDone(say(is_whole ? texts.downloaded : texts.downloaded_part, { rows }));
    return true;
  };
  return (
    <div className={styles.tools}>
      <Menu label={say(texts.download)}>
        <ReasonForm
          name="why_exported"
          label={say(texts.why)}
          help={say(texts.why_help)}
          button={say(texts.download)}
          act={save}
        />
      </Menu>
      <span role="status">{done}</span>
    </div>
  );
}
