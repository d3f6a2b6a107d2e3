import type { CorrectedValue, CorrectionItem, ProposedValue } from '@ndp/domain/workflow/correction-round.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { checkProposal, proposedLabel } from '@ndp/flows/application/corrections/proposals.ts';
import { fullExplainer } from '@ndp/flows/problems.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Unit } from '../../platform/unit.ts';
import { NotCorrectable, ProposalUnfit } from './refusals.ts';
import { toldAnswers } from './told-answers.ts';

type Proposing = Pick<CorrectionItem, 'place'> & { readonly proposed?: ProposedValue | undefined };

/**
 * What an item proposes, as its field stores it and as its line then reads.
 *
 * @throws {NotCorrectable} nothing can be proposed there
 * @throws {ProposalUnfit} the field does not take it
 */
export async function sentProposal(
  unit: Unit,
  opened: OpenedApplication,
  { place, proposed }: Proposing,
): Promise<ProposedValue | undefined> {
  if (!proposed) return undefined;
  const { field } = proposed;
  const checked = checkProposal(place, proposed, polishDay(unit.now));
  if (!checked) throw new NotCorrectable();
  if ('issue' in checked) {
    const { issue } = checked;
    throw new ProposalUnfit(proposedLabel(place, field), (language) =>
      fullExplainer.explain(issue, language),
    );
  }
  const { value } = checked;
  return { field, value, line: await proposedLine(unit, opened, { place, proposed: { field, value } }) };
}

/** How the line of a place reads with what is proposed there; as it was sent, or as it would be now. */
export async function proposedLine(
  store: EncryptedStore,
  opened: OpenedApplication,
  { place, proposed }: Proposing,
): Promise<CorrectedValue | undefined> {
  if (!proposed || proposed.line) return proposed?.line;
  const { field, value } = proposed;
  const section = sectionOf(place);
  return (await toldAnswers(store, opened, { section, field, value })).get(place);
}

/** The section a place lies in. */
export function sectionOf(place: string): SectionName {
  return place.split('.')[0] as SectionName;
}
