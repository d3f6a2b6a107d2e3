import { countCases, type InboxAnswer, readInbox, saveInbox } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useState } from 'react';
import { askDesk } from '../ask.ts';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';

/** Own columns and views, and what can be chosen from; kept on the server as they change. */
export function useOwnInbox(partner: string) {
  const { language } = useLanguage();
  const loaded = useLoaded(`inbox ${partner}`, () => askDesk(language, readInbox, { params: { partner } }));
  const [saved, setSaved] = useState<InboxAnswer>();
  const saving = useAct();
  const own = saved ?? loaded.answer;
  const keep = (change: Partial<Pick<InboxAnswer, 'columns' | 'views'>>) =>
    saving.run(async () => {
      if (!own) return;
      const body = { columns: own.columns, views: own.views, ...change };
      setSaved(await askDesk(language, saveInbox, { params: { partner }, body }));
    });
  return { own, keep, failure: loaded.failure ?? saving.failure };
}

/** How often the counts are asked, ms. */
const everyMs = 30_000;

/** The counts of open cases, asked anew while the page can be seen; undefined until they are there. */
export function useCounts(partner: string) {
  const { language } = useLanguage();
  const { answer, again } = useLoaded(`counts ${partner}`, () =>
    askDesk(language, countCases, { params: { partner } }),
  );
  const [shown, setShown] = useState(answer);
  useEffect(() => {
    if (answer) setShown(answer);
  }, [answer]);
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) again();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [again]);
  return { counts: shown, again };
}
