import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import {
  type CorrectedValues,
  type CorrectionItem,
  isAccepted,
  isChanged,
} from '@ndp/domain/workflow/correction-round.ts';
import { tellDocuments } from '@ndp/flows/application/corrections/places.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { type CorrectionRound, readRounds } from '../../cases/words/correction-rounds.ts';
import { toldAnswers } from '../../features/corrections/told-answers.ts';
import { readDocuments } from '../../features/settlement/documents.ts';

/** What stands now wherever something can be asked to be corrected. */
export async function readValues(store: EncryptedStore, opened: OpenedApplication): Promise<CorrectedValues> {
  const documents = await readDocuments(store, keyOf(opened.application));
  return new Map([...(await toldAnswers(store, opened)), ...tellDocuments(documents)]);
}

/** What was asked of the applicant, round by round; what is being prepared is the office's. */
export async function describeCorrections(
  store: EncryptedStore,
  opened: OpenedApplication,
): Promise<ApplicationAnswer['corrections']> {
  const rounds = await readRounds(store, keyOf(opened.application));
  if (rounds.length === 0) return [];
  const now = await readValues(store, opened);
  return rounds.flatMap((round) =>
    round.state === 'draft' ? [] : [{ ...describe(round, now), state: round.state }],
  );
}

function describe({ n, dueOn, items, state }: CorrectionRound, now: CorrectedValues) {
  return {
    round: n,
    due_on: dueOn,
    items: items.map((item) => ({
      place: item.place,
      sentence: item.sentence,
      words: item.words,
      answer: item.answer,
      is_changed: isChanged(
        item,
        state === 'sent' ? now : new Map(item.after ? [[item.place, item.after]] : []),
      ),
      is_cancelled: item.verdict === 'cancelled',
      ...(state === 'sent' && item.verdict === null && describeProposal(item, now)),
    })),
  };
}

function describeProposal(item: CorrectionItem, now: CorrectedValues) {
  const { place, proposed: { field, line } = {} } = item;
  if (!field || !line) return undefined;
  const proposal = { field, now: now.get(place) ?? null, proposed: line, is_accepted: isAccepted(item, now) };
  return { proposal };
}
