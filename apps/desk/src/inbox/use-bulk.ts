import { type BulkAction, previewBulk, type SkipReason, startBulkJob } from '@ndp/contract/desk/bulk.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { askDesk } from '../ask.ts';
import { useBulkJobs } from '../bulk/use-bulk-jobs.ts';
import { useAction } from '../use-action.ts';
import type { InboxRow } from './inbox-row.ts';

/** The references of each partner’s cases. */
type CasesByPartner = ReadonlyMap<string, readonly string[]>;

/** What will happen, asked before it does. */
export interface BulkQuestion {
  readonly action: BulkAction;
  readonly cases: CasesByPartner;
  readonly count: number;
  /** Of these, how many somebody else leads. */
  readonly others: number;
  readonly skipped: ReadonlyMap<SkipReason, number>;
}

/** Whom cases are handed to, in turn, and the note. */
export interface HandOver {
  readonly to: readonly string[];
  readonly text: string;
}

/** What an act needs beside its cases. */
interface BulkDetails {
  readonly hand_over?: { readonly to: string[]; readonly text: string };
  readonly until?: string;
  readonly label?: string;
}

interface Bulk {
  readonly partners: readonly string[];
  readonly selected: readonly InboxRow[];
  /** A job has begun with what was selected. */
  readonly onBegun: () => void;
  /** A job that was begun here has ended. */
  readonly onEnded: () => void;
}

/** What is done with the selected cases: asked about, then begun on the server, which works it off. */
export function useBulk({ partners, selected, onBegun, onEnded }: Bulk) {
  const { language } = useLanguage();
  const { jobs = [], failure, again } = useBulkJobs(partners);
  const action = useAction();
  const [question, setQuestion] = useState<BulkQuestion>();
  const [begun, setBegun] = useState<readonly string[]>([]);
  // Pressed again after an answer that was lost, it begins nothing anew.
  const ids = useRef(new Map<string, string>());

  const begin = async (name: BulkAction, cases: CasesByPartner, more: BulkDetails = {}) => {
    for (const [partner, references] of cases) {
      if (references.length === 0) continue;
      const id = ids.current.get(partner) ?? crypto.randomUUID();
      ids.current.set(partner, id);
      const body = { id, action: name, references: [...references], ...more };
      await askDesk(language, startBulkJob, { params: { partner }, body });
    }
    const started = [...ids.current.values()];
    ids.current = new Map();
    setBegun((before) => [...before, ...started]);
    setQuestion(undefined);
    again();
    onBegun();
  };
  const ask = (name: BulkAction) =>
    action.run(async () => {
      const asked = [...casesOf(selected)].map(async ([partner, references]) => {
        const body = { action: name, references: [...references] };
        return [partner, await askDesk(language, previewBulk, { params: { partner }, body })] as const;
      });
      ids.current = new Map();
      setQuestion(questionOf(name, await Promise.all(asked)));
    });

  const running = jobs.filter(({ ending }) => ending === null);
  const ended = jobs.filter(({ id, ending }) => ending !== null && begun.includes(id));
  const endedCount = useRef(0);
  useEffect(() => {
    if (ended.length > endedCount.current) onEnded();
    endedCount.current = ended.length;
  });
  return {
    ...{ jobs, running, ended, question, ask, again },
    /** Of one case, which needs no question. */
    beginOne: (name: BulkAction) => action.run(() => begin(name, casesOf(selected))),
    accept: () => action.run(async () => question && begin(question.action, question.cases)),
    handOver: ({ to, text }: HandOver) =>
      begin('hand_over', casesOf(selected), { hand_over: { to: [...to], text } }),
    snooze: (until: string) => begin('snooze', casesOf(selected), { until }),
    label: (label: string) => begin('label', casesOf(selected), { label }),
    decline: () => setQuestion(undefined),
    isBusy: action.isBusy,
    failure: action.failure ?? failure,
  };
}

function casesOf(rows: readonly InboxRow[]): CasesByPartner {
  const partners = new Set(rows.map(({ partner }) => partner));
  return new Map(
    [...partners].map((partner) => [
      partner,
      rows.filter((row) => row.partner === partner).map(({ reference }) => reference),
    ]),
  );
}

type Preview = z.infer<typeof previewBulk.answer>;

function questionOf(
  action: BulkAction,
  previews: readonly (readonly [partner: string, preview: Preview])[],
): BulkQuestion {
  const skipped = new Map<SkipReason, number>();
  for (const [, preview] of previews)
    for (const { why, cases } of preview.skipped) skipped.set(why, (skipped.get(why) ?? 0) + cases);
  const sum = (count: (preview: Preview) => number) =>
    previews.reduce((all, [, preview]) => all + count(preview), 0);
  return {
    action,
    cases: new Map(previews.map(([partner, { references }]) => [partner, references])),
    count: sum(({ references }) => references.length),
    others: sum(({ others }) => others),
    skipped,
  };
}
