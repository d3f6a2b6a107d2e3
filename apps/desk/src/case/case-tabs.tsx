import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { goTo, useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import { AmountDue } from '../payments/amount-due.tsx';
import { ApplicationTab } from './application-tab.tsx';
import styles from './case.module.css';
import type { CasePart, CasePartProps } from './case-part.ts';
import { Conversation } from './conversation.tsx';
import { Documents } from './documents/documents.tsx';
import { caseMessages as texts } from './messages.ts';
import { Notes } from './notes.tsx';
import { Records } from './records.tsx';

export const caseTabs = ['application', 'documents', 'talk', 'money', 'history'] as const;
export type CaseTab = (typeof caseTabs)[number];

/** Where the work on a case is, as it stands: it opens with this tab. */
function tabOf({ status, next }: CaseAnswer): CaseTab {
  if (['approve-payment', 'take-bank-file', 'book-payment', 'clear-account'].includes(next?.action ?? ''))
    return 'money';
  return ['payment_requested', 'settlement_review'].includes(status) ? 'documents' : 'application';
}

/** The tab in the address; without one, that of the work when the case was opened. */
export function useTab(shown: CaseAnswer | undefined): readonly [CaseTab, (tab: CaseTab) => void] {
  const { pathname, searchParams } = useAddress();
  const [first, setFirst] = useState<CaseTab>();
  if (shown && !first) setFirst(tabOf(shown));
  const named = caseTabs.find((each) => each === searchParams.get('tab'));
  return [named ?? first ?? 'application', (tab) => goTo(`${pathname}?tab=${tab}`, { replace: true })];
}

interface TabLinksProps {
  readonly tab: CaseTab;
  readonly shown: CaseAnswer;
  readonly onChoose: (tab: CaseTab) => void;
}

/** Real links, so that a tab can be opened beside. */
export function TabLinks({ tab, shown }: TabLinksProps) {
  const { say } = useLanguage();
  const { pathname } = useAddress();
  const unjudged = shown.files.filter(({ verdict }) => verdict === null).length;
  return (
    <nav className={styles.tabs} aria-label={say(texts.parts)}>
      {caseTabs.map((each) => (
        <Link key={each} to={`${pathname}?tab=${each}`} current={each === tab} isReplacing>
          {say(texts[`tab_${each}`])}
          {each === 'documents' &&
            shown.files.length > 0 &&
            ` (${unjudged > 0 ? `${unjudged}/` : ''}${shown.files.length})`}
        </Link>
      ))}
    </nav>
  );
}

interface TabContentProps {
  readonly tab: CaseTab;
  readonly shown: CaseAnswer;
  readonly partOf: (part: CasePart) => Omit<CasePartProps, 'shown'>;
}

/** The chosen tab; those looked at before stay beneath, with what is typed into them. */
export function TabContent({ tab, shown, partOf }: TabContentProps) {
  const [opened, setOpened] = useState<readonly CaseTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened.map((each) => (
    <div key={each} hidden={each !== tab} className={styles.content}>
      <OneTab tab={each} isSeen={each === tab} shown={shown} partOf={partOf} />
    </div>
  ));
}

function OneTab({ tab, isSeen, shown, partOf }: TabContentProps & { readonly isSeen: boolean }) {
  const key = { partner: partOf('money').partner.id, reference: shown.reference };
  // What is due stands beside the documents it is read off, and in the tab of money: in one of both at a time.
  const due = isSeen && <AmountDue of={key} shown={shown} {...partOf('money')} />;
  if (tab === 'application') return <ApplicationTab shown={shown} partOf={partOf} />;
  if (tab === 'documents')
    return (
      <Documents of={key} shown={shown} isSeen={isSeen} {...partOf('documents')}>
        {shown.status === 'settlement_review' && due}
      </Documents>
    );
  if (tab === 'talk')
    return (
      <div className={styles.columns}>
        <Conversation {...partOf('notes')} shown={shown} />
        <Notes {...partOf('notes')} shown={shown} />
      </div>
    );
  if (tab === 'money') return <div className={styles.single}>{due}</div>;
  const { acts, roles } = partOf('money').partner;
  const seesAll = shown.assignee?.is_me === true || roles.includes('auditor');
  return <Records of={key} shown={shown} mayExport={acts.includes('export-case')} seesAll={seesAll} />;
}
