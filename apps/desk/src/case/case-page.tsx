import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { casePath, goTo, viewPath } from '../address.ts';
import { rowsOfLastView } from '../inbox/use-cases.ts';
import { Link } from '../link.tsx';
import { type Key, useKeys } from '../page/keys.ts';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import styles from './case.module.css';
import { CaseActions } from './case-actions.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseLabels } from './case-labels.tsx';
import type { CasePart } from './case-part.ts';
import { type CaseTab, caseTabs, TabContent, TabLinks, useTab } from './case-tabs.tsx';
import { Flags } from './flags.tsx';
import { LastStep } from './last-step.tsx';
import { caseMessages as texts } from './messages.ts';
import { useCase } from './use-case.ts';

interface CasePageProps {
  readonly partner: DeskPartner;
  readonly reference: string;
}

/** One case: who, where, how much, until when and what next at the top, the rest in tabs. */
export function CasePage({ partner, reference }: CasePageProps) {
  const { say, language } = useLanguage();
  const loaded = useCase({ partner: partner.id, reference });
  const { answer: shown, again } = loaded;
  const [done, setDone] = useState<{ part: CasePart; sentence: string; language: string }>();
  const { countAgain } = useWaiting();
  const [tab, choose] = useTab(shown);
  useKeys(useCaseKeys(partner.id, reference, choose));
  /** What is typed elsewhere on the page stays when something was done. */
  const partOf = (part: CasePart) => ({
    partner,
    ...(done?.part === part && done.language === language ? { outcome: done.sentence } : {}),
    onDone: (sentence: string) => {
      setDone({ part, sentence, language });
      again();
      countAgain();
    },
  });
  return (
    <>
      <p className={styles.back}>
        <Link to={viewPath(partner.id)}>{say(texts.back)}</Link>
      </p>
      {!shown && <h1>{say(texts.title, { reference })}</h1>}
      <LoadState loaded={loaded} />
      {shown && (
        <>
          <CaseHead shown={shown} labels={<CaseLabels {...partOf('labels')} shown={shown} />}>
            <CaseActions {...partOf('actions')} shown={shown} onTab={choose} />
          </CaseHead>
          <Flags {...partOf('flags')} shown={shown} />
          <LastStep key={shown.last_step?.id} {...partOf('step')} shown={shown} />
          <TabLinks tab={tab} shown={shown} onChoose={choose} />
          <TabContent tab={tab} shown={shown} partOf={partOf} />
        </>
      )}
    </>
  );
}

/** From case to case in the order of the last list, from tab to tab, and back. */
function useCaseKeys(partner: string, reference: string, choose: (tab: CaseTab) => void): readonly Key[] {
  const rows = rowsOfLastView();
  const at = rows.findIndex((row) => row.partner === partner && row.reference === reference);
  const go = (by: number) => () => {
    const next = at < 0 ? undefined : rows[at + by];
    if (next) goTo(casePath(next.partner, next.reference), { replace: true });
  };
  return [
    { key: 'j', says: texts.key_next, press: go(1) },
    { key: 'k', says: texts.key_before, press: go(-1) },
    { key: 'u', says: texts.back, press: () => goTo(viewPath(partner)) },
    ...caseTabs.map((tab, n) => ({
      key: String(n + 1),
      says: texts[`tab_${tab}`],
      press: () => choose(tab),
    })),
  ];
}
