import { type InboxAnswer, readInbox, saveInbox } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
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
      setFailure(NotDone.of(cause));
    }
  };
  return { own, keep, failure: loaded.failure ?? failure };
}
