import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import { type LinkedAnswers, readLink } from '@ndp/flows/estimate/link/read-link.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { MessagePage } from '../../page/message-page.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { useSite, useVisit } from '../../routing/visit.ts';
import { today } from '../../site/today.ts';
import { beginWith, hasEstimate, useEstimate } from '../estimate-store.ts';
import styles from './linked.module.css';
import { LinkedLines } from './linked-lines.tsx';
import { linkedMessages as texts } from './messages.ts';

/** Opens a link with answers: shows what came, and lets the visitor take it; nothing of their own is lost unasked. */
export function LinkedAnswersPage() {
  const { program } = useSite();
  const { hash } = useVisit();
  const linked = readLink(hash, program, today());
  if (!linked) return <Unreadable />;
  return <Linked key={hash} linked={linked} />;
}

function Linked({ linked }: { readonly linked: LinkedAnswers }) {
  const { program } = useSite();
  const { say } = useLanguage();
  const { refused } = linked;
  const steps = refused.map((step) => say(stepLabels[step])).join(', ');
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} lead={texts.lead} />
      {refused.length > 0 && (
        <Notice tone="warning">
          <p>{say(texts.refused, { count: refused.length, steps })}</p>
        </Notice>
      )}
      <LinkedLines linked={linked} program={program} />
      <FormActions answers={linked.answers} />
    </div>
  );
}

/** Takes the answers; where there are own ones, only after the visitor has chosen between the two. */
function FormActions({ answers }: { readonly answers: Answers }) {
  const { say } = useLanguage();
  const [{ hasOwn, submitted }] = useState(() => ({
    hasOwn: hasEstimate(),
    submitted: useEstimate.getState().submitted,
  }));

  async function take() {
    beginWith(answers);
    await navigate({ to: '/application/$step', params: { step: 'submit' }, replace: true });
  }

  const takeText = say(submitted ? texts.begin_new : hasOwn ? texts.replace : texts.use);
  const own = submitted ? texts.to_sent : hasOwn ? texts.keep_own : texts.fresh;
  return (
    <>
      {hasOwn && (
        <Notice title={say(texts.own_title)}>
          <p>{submitted ? say(texts.own_sent, { reference: submitted.reference }) : say(texts.own)}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={take}>{takeText}</Button>
        <Link
          to="/application/$step"
          params={{ step: hasOwn ? 'submit' : 'project-type' }}
          replace
          className={buttonClass('secondary')}
        >
          {say(own)}
        </Link>
      </div>
    </>
  );
}

function Unreadable() {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.unreadable_title} text={texts.unreadable}>
      <Link
        to="/application/$step"
        params={{ step: hasEstimate() ? 'submit' : 'project-type' }}
        className={buttonClass('primary')}
      >
        {say(hasEstimate() ? texts.keep_own : texts.fresh)}
      </Link>
    </MessagePage>
  );
}
