import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { draftConflict } from '@ndp/contract/calls/sections.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  isKept,
  type KeptDraft,
  keptOf,
  noteKept,
  takeIn,
  typedFrom,
  useApplication,
} from './application-store.ts';

/** How long nobody types before what is typed is kept, ms. */
const pauseMs = 1_500;
/** How long until what could not be kept is tried again, ms. */
const againMs = 10_000;

/** Keeps a draft upon the version this window has seen, and tells the next. */
export type Keep = (draft: KeptDraft) => Promise<{ readonly version: number }>;

/** How what is typed on the page stands: nothing to say, not kept yet, kept, not to be kept now, or changed elsewhere. */
export type DraftState = 'none' | 'restored' | 'keeping' | 'kept' | 'waiting' | 'elsewhere';

/**
 * Keeps on the server what is typed on a step and not saved: after each pause, when the page is left, and again when it
 * could not be done. It is never given by it, and never replaces what another window has kept.
 *
 * @param keep  makes the call; the same function as long as the page stays
 * @param clashBefore  what a form without script has met
 */
export function useDraftKeeping(path: string, keep: Keep, clashBefore?: KeptDraft) {
  const draft = useApplication(({ drafts }) => drafts[path]);
  const kept = useApplication((opened) => opened.kept[path]);
  const [state, setState] = useState<Exclude<DraftState, 'restored' | 'keeping'>>('none');
  const [clash, setClash] = useState(clashBefore);
  const [tries, setTries] = useState(0);
  const underWay = useRef(Promise.resolve(true));

  const send = useCallback((): Promise<boolean> => {
    const { drafts, kept } = useApplication.getState();
    const typed = drafts[path];
    if (!typed || isKept(path, typed, kept[path])) return Promise.resolve(true);
    const texts = keptOf(path, typed);
    const note = ({ version }: { readonly version: number }) => {
      // Saved or given up while this was on its way: then there is nothing to keep.
      if (useApplication.getState().drafts[path]) noteKept(path, { typed: texts, version });
      setState('kept');
      return true;
    };
    return keep({ typed: texts, version: kept[path]?.version ?? 0 }).then(note, (error: unknown) => {
      const other = clashIn(error);
      // Kept the time before, of which the answer was lost.
      if (other && isKept(path, typed, other)) return note(other);
      if (other && isOneWriter() && takeIn(path, other)) return send();
      if (other) setClash(other);
      else setState(mayComeLater(error) ? 'waiting' : 'elsewhere');
      return false;
    });
  }, [path, keep]);

  /** One after the other, each with the version the one before came to. */
  const keepNow = useCallback(() => {
    underWay.current = underWay.current.then(send);
    return underWay.current;
  }, [send]);

  const isPaused = clash !== undefined || state === 'elsewhere' || !draft || isKept(path, draft, kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew, and so does each attempt
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(
      () => void keepNow().then((isDone) => !isDone && setTries((before) => before + 1)),
      state === 'waiting' ? againMs : pauseMs,
    );
    return () => clearTimeout(timer);
  }, [draft, isPaused, state, tries, keepNow]);
  useLeaving(keepNow);

  function stateTold(): DraftState {
    if (!isPaused && state !== 'waiting') return 'keeping';
    return state === 'none' && kept ? 'restored' : state;
  }

  return {
    state: stateTold(),
    clash,
    keepNow,
    /** Gives up what is typed, here and on the server; what cannot be reached now is shown again another time. */
    giveUp() {
      underWay.current = underWay.current.then(() => {
        const version = useApplication.getState().kept[path]?.version;
        dropDraft(path);
        return version ? keep({ typed: {}, version }).then(isDone, () => false) : true;
      });
      return underWay.current;
    },
    /** Somebody else has typed on this page meanwhile. */
    meet: setClash,
    /** Settles a clash: what is typed here stays, or gives way to what the other window kept. */
    settle(choice: 'mine' | 'other') {
      if (!clash) return;
      noteKept(path, clash);
      if (choice === 'other')
        useApplication.setState(({ drafts }) => ({
          drafts: { ...drafts, [path]: typedFrom(path, clash.typed) },
        }));
      setClash(undefined);
    },
  };
}

const isDone = () => true;

/** Where a helper types too, the applicant is to see what came from whom. */
function isOneWriter(): boolean {
  const { application, helping } = useApplication.getState();
  return !helping && !application?.helper;
}

/** Keeps what is typed when the page is left, before the next one is asked for, or goes out of sight. */
function useLeaving(keepNow: () => Promise<boolean>): void {
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && keepNow());
    const go = () => void keepNow();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('beforeunload', go);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('beforeunload', go);
      void keepNow();
    };
  }, [keepNow]);
}

/** The draft that is newer than what was typed; undefined where it was not kept for another reason. */
export function clashIn(error: unknown): KeptDraft | undefined {
  if (!(error instanceof Refused) || error.status !== 412) return undefined;
  return draftConflict.safeParse(error.body).data?.current ?? undefined;
}

/** No connection, a server that is busy or down, too many in a minute. */
function mayComeLater(error: unknown): boolean {
  return (
    error instanceof Unreachable ||
    (error instanceof Refused && (error.status >= 500 || error.status === 429))
  );
}
