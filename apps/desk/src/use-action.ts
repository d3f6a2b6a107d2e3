import { useState } from 'react';
import { NotDone } from './ask.ts';

/** Something that is done by a button: whether it is under way, and why it was not done. */
export interface Action {
  readonly isBusy: boolean;
  readonly failure: NotDone | undefined;
  /** Does it; a second press meanwhile does nothing. True: it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NotDone>();
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (cause) {
      setFailure(NotDone.of(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
