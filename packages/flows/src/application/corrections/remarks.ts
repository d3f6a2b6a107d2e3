import type { CorrectedValue } from '@ndp/domain/workflow/correction-round.ts';
import { type Language, say } from '../../message.ts';
import { correctionMessages as texts } from './messages.ts';
import { correctionSentences } from './sentences.ts';

/** One thing that is asked, under the wire's names. */
export interface RoundItem {
  readonly place: string;
  readonly sentence: string | null;
  readonly words: string;
  readonly answer: string;
  readonly is_changed: boolean;
  readonly is_cancelled: boolean;
  readonly proposal?: Proposal | undefined;
}

/** What the office proposes at a place: how it reads now, and with it. */
export interface Proposal {
  readonly field: string;
  readonly now: CorrectedValue | null;
  readonly proposed: CorrectedValue;
  readonly is_accepted: boolean;
}

export interface CorrectionRound {
  readonly round: number;
  readonly state: string;
  readonly due_on: string;
  readonly items: readonly RoundItem[];
}

/** What an officer says of one thing: the standard sentence, then own words. */
export function sayItem(
  { sentence, words }: Pick<RoundItem, 'sentence' | 'words'>,
  language: Language,
): string {
  const [, standard] = Object.entries(correctionSentences).find(([name]) => name === sentence) ?? [];
  return [standard && say(standard, language), words].filter(Boolean).join(' ');
}

/** What waits for an answer. */
export function sentCorrection(corrections: readonly CorrectionRound[]): CorrectionRound | undefined {
  return corrections.find(({ state }) => state === 'sent');
}

/** The sentence to stand at a place until something is changed there or said to it. */
export function remarkAt(
  corrections: readonly CorrectionRound[],
  place: string,
  language: Language,
): string | undefined {
  const item = sentCorrection(corrections)?.items.find((each) => each.place === place);
  if (!item || item.is_changed || item.is_cancelled || item.answer !== '') return undefined;
  return say(texts.remark, language, { text: sayItem(item, language) });
}
