import {
  type CaseCorrections,
  type CaseRound,
  keepCorrection,
  readCorrections,
  sendCorrection,
} from '@ndp/contract/desk/corrections.ts';
import { correctionDays } from '@ndp/domain/workflow/correction-round.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useRef, useState } from 'react';
import { askDesk, NotDone } from '../../ask.ts';
import { useAct } from '../../use-act.ts';
import { useUnsaved } from '../../use-unsaved.ts';
import type { CaseKey } from '../use-case.ts';

export type Item = Pick<CaseRound['items'][number], 'place' | 'sentence' | 'words'>;

/** What is to be corrected, and by which day. */
export interface CorrectionList {
  readonly items: readonly Item[];
  /** Polish day, `YYYY-MM-DD`. */
  readonly due_on: string;
}

/** A list that was read, whose places have names. */
export type OtherList = Pick<CaseRound, 'items' | 'due_on' | 'made_at' | 'who'>;

/** So long after the last change the list is kept. */
const keepMs = 1000;
const dayMs = 86_400_000;

/** The day so many days from today, `YYYY-MM-DD`. */
export const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const draftIn = (rounds: CaseCorrections['rounds']) => rounds.find(({ state }) => state === 'draft');
const markOf = (list: OtherList | undefined) => list?.made_at ?? null;

function listOf(list: OtherList | undefined): CorrectionList {
  const items = list?.items.map(({ place, sentence, words }) => ({ place, sentence, words }));
  return { items: items ?? [], due_on: list?.due_on ?? dayAfter(correctionDays.usual) };
}

/** A list in one string, as the server keeps it. */
function textOf({ items, due_on }: CorrectionList): string {
  const kept = items.map(({ place, sentence, words }) => ({ place, sentence, words: words.trim() }));
  return JSON.stringify({ items: kept, due_on });
}

/**
 * The list of a case while it is typed. It keeps itself, but never over a list this page has not seen: that one then
 * stands beside it, until one of both is chosen.
 *
 * @param draft  the list as the page was given it, anew after each act on the page
 */
export function useKeptList(key: CaseKey, draft: OtherList | undefined) {
  const { language } = useLanguage();
  const acting = useAct();
  const params = { ...key };
  const [list, setList] = useState(() => listOf(draft));
  const [kept, setKept] = useState(() => textOf(list));
  const [other, setOther] = useState<OtherList | 'none'>();
  const [notKept, setNotKept] = useState<NotDone>();
  const seen = useRef(markOf(draft));
  const unanswered = useRef(new Set<string>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const typed = textOf(list);
  const isKept = typed === kept;
  useUnsaved(!isKept || other !== undefined);

  const adopt = (there: OtherList | undefined) => {
    const next = listOf(there);
    seen.current = markOf(there);
    setList(next);
    setKept(textOf(next));
    setOther(undefined);
    setNotKept(undefined);
  };
  /** Whether the server has what this page sent without hearing that it was kept; what else it has is shown beside. */
  const hasOwn = async (): Promise<boolean> => {
    const { rounds } = await askDesk(language, readCorrections, { params });
    const there = draftIn(rounds);
    if (markOf(there) === seen.current || rounds.some(({ state }) => state === 'sent')) return false;
    const text = textOf(listOf(there));
    const isOwn = text === typed || unanswered.current.has(text);
    if (isOwn) seen.current = markOf(there);
    else setOther(there ?? 'none');
    return isOwn;
  };
  /** Sends the list with what this page has seen, after what is sent before. @throws {NotDone} */
  const give = (call: typeof keepCorrection | typeof sendCorrection): Promise<void> => {
    const send = () =>
      askDesk(language, call, { params, body: { ...list, items: [...list.items], seen: seen.current } });
    const work = async () => {
      unanswered.current.add(typed);
      const { rounds } = await send().catch(async (cause: unknown) => {
        const failure = NotDone.of(cause);
        if (failure.status >= 400 && failure.status < 500) unanswered.current.delete(typed);
        if (failure.status === 409 && (await hasOwn().catch(() => false))) return send();
        throw failure;
      });
      unanswered.current.clear();
      seen.current = markOf(draftIn(rounds));
      setKept(typed);
      setNotKept(undefined);
    };
    const done = turn.current.then(work);
    turn.current = done.catch(() => {});
    return done;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when it is to be kept
  useEffect(() => {
    if (isKept || other || acting.isBusy) return;
    const keep = () => give(keepCorrection).catch((cause: unknown) => setNotKept(NotDone.of(cause)));
    const timer = setTimeout(keep, keepMs);
    return () => clearTimeout(timer);
  }, [typed, kept, other, acting.isBusy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read says when it is looked at
  useEffect(() => {
    const isOlder = draft !== undefined && seen.current !== null && draft.made_at <= seen.current;
    const text = textOf(listOf(draft));
    if (markOf(draft) === seen.current || isOlder || unanswered.current.has(text)) return;
    if ((isKept && !other) || text === typed) adopt(draft);
    else setOther(draft ?? 'none');
  }, [draft]);

  const setItems = (items: readonly Item[]) => setList({ ...list, items });
  return {
    list,
    isKept,
    /** What somebody else has kept meanwhile: a list, or none any more. */
    other,
    isBusy: acting.isBusy,
    failure: acting.failure ?? notKept,
    setItems,
    setDue: (due_on: string) => setList({ ...list, due_on }),
    send: () => acting.run(() => give(sendCorrection)),
    /** Puts something of the other list on this one, in place of what is asked there. */
    take: ({ place, sentence, words }: Item) => {
      const taken = { place, sentence, words };
      const hasPlace = list.items.some((item) => item.place === place);
      setItems(
        hasPlace ? list.items.map((item) => (item.place === place ? taken : item)) : [...list.items, taken],
      );
    },
    /** Keeps this list in place of the other one. */
    keepOwn: () =>
      acting.run(async () => {
        seen.current = other === 'none' ? null : markOf(other);
        await give(keepCorrection);
        setOther(undefined);
      }),
    /** Goes on with the other list, in place of this one. */
    takeOther: () => acting.run(async () => adopt(other === 'none' ? undefined : other)),
  };
}
