import { countCases, type InboxAnswer, readInbox, saveInbox } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useState } from 'react';
import { askDesk, NotDone } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** Own columns and views, and what can be chosen from; kept on the server as they change. */
export function useOwnInbox(partner: string) {
  const { language } = useLanguage();
  const loaded = useLoaded(`inbox ${partner}`, () => askDesk(language, readInbox, { params: { partner } }));
  const [changed, setChanged] = useState<InboxAnswer>();
  const [failure, setFailure] = useState<NotDone>();
  const own = changed ?? loaded.answer;
  /** Shown at once; what was not kept is shown as it was. */
  const keep = async (change: Partial<Pick<InboxAnswer, 'columns' | 'views'>>) => {
    if (!own) return;
    const { columns, views } = { ...own, ...change };
    setChanged({ ...own, columns, views });
    try {
      await askDesk(language, saveInbox, { params: { partner }, body: { columns, views } });
      setFailure(undefined);
    } catch (cause) {
      setChanged(own);
      setFailure(cause instanceof NotDone ? cause : new NotDone(0, undefined));
    }
  };
  return { own, keep, failure: loaded.failure ?? failure };
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
