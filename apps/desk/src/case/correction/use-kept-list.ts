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
import { dayAfter } from '../../polish-today.ts';
import { useAction } from '../../use-action.ts';
import { useUnsaved } from '../../use-unsaved.ts';
import type { CaseKey } from '../use-case.ts';

export interface Item extends Pick<CaseRound['items'][number], 'place' | 'sentence' | 'words'> {
  /** The value that is proposed for a field; absent: none. */
  readonly proposed?: { readonly field: string; readonly value: string } | undefined;
}

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
const draftIn = (rounds: CaseCorrections['rounds']) => rounds.find(({ state }) => state === 'draft');
const markOf = (list: OtherList | undefined) => list?.made_at ?? null;

/** What is asked at a place, of what was read. */
export function itemOf({ place, sentence, words, proposed }: OtherList['items'][number]): Item {
  const { field, value } = proposed ?? {};
  return { place, sentence, words, ...(field && value && { proposed: { field, value } }) };
}

function listOf(list: OtherList | undefined): CorrectionList {
  return { items: list?.items.map(itemOf) ?? [], due_on: list?.due_on ?? dayAfter(correctionDays.usual) };
}

function asKept({ place, sentence, words, proposed }: Item): Item {
  const value = proposed?.value.trim();
  return {
    ...{ place, sentence, words: words.trim() },
    ...(proposed && value && { proposed: { field: proposed.field, value } }),
  };
}

/** Whether both ask for the same. */
export function isSameItem(one: Item, other: Item): boolean {
  return JSON.stringify(asKept(one)) === JSON.stringify(asKept(other));
}

/** A list in one string, as the server keeps it. */
function textOf({ items, due_on }: CorrectionList): string {
  return JSON.stringify({ items: items.map(asKept), due_on });
}

/** What a page knows of the list the server has. */
interface Met {
  /** When the list that was seen last was kept; null: there was none. */
  seen: string | null;
  /** What was sent without hearing that it was kept. */
  readonly unanswered: Set<string>;
}

interface Giving {
  readonly params: { partner: string; reference: string };
  readonly list: CorrectionList;
  readonly met: Met;
  readonly onKept: (text: string) => void;
  readonly onOther: (other: OtherList | 'none') => void;
}

/** Sends the list with what this page has seen, after what is sent before. @throws {NotDone} */
function useGiving({ params, list, met, onKept, onOther }: Giving) {
  const { language } = useLanguage();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const typed = textOf(list);
  /** Whether the server has what this page sent without hearing that it was kept; what else it has is shown beside. */
  const hasOwn = async (): Promise<boolean> => {
    const { rounds } = await askDesk(language, readCorrections, { params });
    const there = draftIn(rounds);
    if (markOf(there) === met.seen || rounds.some(({ state }) => state === 'sent')) return false;
    const text = textOf(listOf(there));
    const isOwn = text === typed || met.unanswered.has(text);
    if (isOwn) met.seen = markOf(there);
    else onOther(there ?? 'none');
    return isOwn;
  };
  return (call: typeof keepCorrection | typeof sendCorrection): Promise<void> => {
    const send = () =>
      askDesk(language, call, { params, body: { ...list, items: list.items.map(asKept), seen: met.seen } });
    const work = async () => {
      met.unanswered.add(typed);
      const { rounds } = await send().catch(async (cause: unknown) => {
        const failure = NotDone.of(cause);
        if (failure.status >= 400 && failure.status < 500) met.unanswered.delete(typed);
        if (failure.status === 409 && (await hasOwn().catch(() => false))) return send();
        throw failure;
      });
      met.unanswered.clear();
      met.seen = markOf(draftIn(rounds));
      onKept(typed);
    };
    const done = turn.current.then(work);
    turn.current = done.catch(() => {});
    return done;
  };
}

/** The list with something on it, in place of what is asked there. */
function withItem(items: readonly Item[], taken: Item): readonly Item[] {
  const hasPlace = items.some(({ place }) => place === taken.place);
  return hasPlace ? items.map((item) => (item.place === taken.place ? taken : item)) : [...items, taken];
}

interface Standing {
  readonly list: CorrectionList;
  /** What the server has of this page, as one string. */
  readonly kept: string;
  /** What somebody else has kept meanwhile: a list, or none any more. */
  readonly other?: OtherList | 'none' | undefined;
  readonly notKept?: NotDone | undefined;
}

function standingWith(there: OtherList | undefined): Standing {
  const list = listOf(there);
  return { list, kept: textOf(list) };
}

/**
 * The list as it stands on the page. One that is read anew takes its place, or stands beside it while something is typed
 * that the server does not have.
 */
function useStanding(draft: OtherList | undefined) {
  const [standing, setStanding] = useState(() => standingWith(draft));
  const { list, kept, other } = standing;
  const { current: met } = useRef<Met>({ seen: markOf(draft), unanswered: new Set() });
  const put = (over: Partial<Standing>) => setStanding((before) => ({ ...before, ...over }));
  const typed = textOf(list);
  const isKept = typed === kept;
  const adopt = (there: OtherList | undefined) => {
    met.seen = markOf(there);
    setStanding(standingWith(there));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read says when it is looked at
  useEffect(() => {
    const isOlder = draft !== undefined && met.seen !== null && draft.made_at <= met.seen;
    const text = textOf(listOf(draft));
    if (markOf(draft) === met.seen || isOlder || met.unanswered.has(text)) return;
    if ((isKept && !other) || text === typed) adopt(draft);
    else put({ other: draft ?? 'none' });
  }, [draft]);
  return { ...standing, met, typed, isKept, put, adopt };
}

/**
 * The list of a case while it is typed. It keeps itself, but never over a list this page has not seen: that one then
 * stands beside it, until one of both is chosen.
 *
 * @param draft  the list as the page was given it, anew after each act on the page
 */
export function useKeptList(key: CaseKey, draft: OtherList | undefined) {
  const action = useAction();
  const { list, kept, other, notKept, met, typed, isKept, put, adopt } = useStanding(draft);
  useUnsaved(!isKept || other !== undefined);
  const give = useGiving({
    ...{ params: { ...key }, list, met },
    onKept: (text) => put({ kept: text, notKept: undefined }),
    onOther: (there) => put({ other: there }),
  });
  const keep = () => give(keepCorrection).catch((cause: unknown) => put({ notKept: NotDone.of(cause) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when it is to be kept
  useEffect(() => {
    if (isKept || other || action.isBusy) return;
    const timer = setTimeout(keep, keepMs);
    return () => clearTimeout(timer);
  }, [typed, kept, other, action.isBusy]);

  const setItems = (items: readonly Item[]) => put({ list: { ...list, items } });
  return {
    ...{ list, isKept, other, isBusy: action.isBusy, failure: action.failure ?? notKept, setItems },
    setDue: (due_on: string) => put({ list: { ...list, due_on } }),
    send: () => action.run(() => give(sendCorrection)),
    take: (item: Item) => setItems(withItem(list.items, item)),
    /** Keeps this list in place of the other one. */
    keepOwn: () =>
      action.run(async () => {
        met.seen = other === 'none' ? null : markOf(other);
        await give(keepCorrection);
        put({ other: undefined });
      }),
    /** Goes on with the other list, in place of this one. */
    takeOther: () => action.run(async () => adopt(other === 'none' ? undefined : other)),
  };
}
