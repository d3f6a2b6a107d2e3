import { type InboxAnswer, readInbox, saveInbox } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { askDesk, NotDone } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** Changes one’s columns or views, and stores them. */
export type SaveInbox = (change: Partial<Pick<InboxAnswer, 'columns' | 'views'>>) => unknown;

/** How each partner’s inbox was seen last, so that a list begins at once. */
const seen = new Map<string, InboxAnswer>();

/** Own columns and views, and what can be chosen from; stored on the server as they change. */
export function useOwnInbox(partner: string) {
  const { language } = useLanguage();
  const loaded = useLoaded(`inbox ${partner}`, () => askDesk(language, readInbox, { params: { partner } }));
  const [changed, setChanged] = useState<InboxAnswer>();
  const [failure, setFailure] = useState<NotDone>();
  const own = changed ?? loaded.answer ?? seen.get(partner);
  if (own) seen.set(partner, own);
  /** Shown at once; what was not stored is shown as it was. */
  const save: SaveInbox = async (change) => {
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
  return { own, save, failure: loaded.failure ?? failure };
}
