import { readErasures } from '@ndp/contract/desk/erasures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useLoaded } from '../use-loaded.ts';
import { DueCases, UpcomingCases } from './due-cases.tsx';
import { erasureMessages as texts } from './messages.ts';
import { Wishes } from './wishes.tsx';

/** How data leave: at somebody’s wish, by two people, and by themselves when their time is over. */
export function ErasuresPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const [done, setDone] = useState('');
  const loaded = useLoaded(`erasures ${partner.id}`, () =>
    askDesk(language, readErasures, { params: { partner: partner.id } }),
  );
  const { answer, again } = loaded;
  const { countAgain } = useWaiting();
  const onDone = (sentence: string) => {
    setDone(sentence);
    again();
    countAgain();
  };
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      {done && <Notice tone="success" announce="status" title={done} />}
      <LoadState loaded={loaded} />
      {answer && (
        <>
          <Wishes partner={partner} proposals={answer.proposals} onDone={onDone} />
          <DueCases partner={partner} answer={answer} onDone={onDone} />
          <UpcomingCases partner={partner} answer={answer} />
        </>
      )}
    </>
  );
}
