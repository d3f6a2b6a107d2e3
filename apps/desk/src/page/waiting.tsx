import { countWaiting, type Waiting } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** What waits at the partner; undefined until it is counted. */
interface Counted {
  readonly waiting: Waiting | undefined;
  /** Counts anew, after something was done. */
  readonly countAgain: () => void;
}

const WaitingContext = createContext<Counted>({ waiting: undefined, countAgain: () => {} });

/** What waits for whoever is logged in, for the menu and the tabs of the inbox. */
export function useWaiting(): Counted {
  return useContext(WaitingContext);
}

/** How often it is counted, ms. */
const everyMs = 30_000;

interface CountingProps {
  readonly partner: string;
  readonly children: ReactNode;
}

/** Counts what waits, for every page beneath: with each page that is opened, and while the page can be seen. */
export function Counting({ partner, children }: CountingProps) {
  const { language } = useLanguage();
  const { pathname } = useAddress();
  const { answer: waiting, again: countAgain } = useLoaded(
    `waiting ${partner}`,
    () => askDesk(language, countWaiting, { params: { partner } }),
    pathname,
  );
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) countAgain();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [countAgain]);
  return <WaitingContext value={{ waiting, countAgain }}>{children}</WaitingContext>;
}
