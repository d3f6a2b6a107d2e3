import { useState } from 'react';
import { useAction } from './use-action.ts';

/** What is typed into a form, whether it was tried to send it, and the sending. */
export function useForm<Typed extends object>(first: Typed) {
  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const change = (over: Partial<Typed>) => setTyped((before) => ({ ...before, ...over }));
  return {
    ...{ typed, isTried, action, change },
    /** Does the work of a form that is filled in; of another one, what it lacks is said from now on. True: it was done. */
    send: async (work: (() => Promise<unknown>) | false | undefined) => {
      setTried(true);
      return work ? action.run(work) : false;
    },
    /** Makes the form ready for the next time. */
    clear: (over: Partial<Typed>) => {
      change(over);
      setTried(false);
    },
  };
}
