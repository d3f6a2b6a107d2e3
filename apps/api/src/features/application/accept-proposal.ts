import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { readDrafts, writeDraft } from '../../cases/store/section-drafts.ts';
import { readSections } from '../../cases/store/sections.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Statements } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { requireSent } from '../corrections/answer-round.ts';
import { sectionOf } from '../corrections/proposals.ts';
import { ProposalGone } from '../corrections/refusals.ts';
import { openAgain } from './correction.ts';
import { save } from './save.ts';

/** Which proposal the applicant accepts, and the request it was shown in. */
export interface Acceptance {
  readonly place: string;
  readonly round: number;
}

/**
 * Saves the value that is proposed at a place as if the applicant had typed it there, in an application whose row is
 * held; one that was sent is opened again for it. What else is typed in the section and not saved stays typed.
 *
 * @throws {NothingAsked} {ProposalGone}
 * @throws as `openAgain` and `save`
 */
export async function acceptProposal(
  unit: Unit,
  opened: OpenedApplication,
  statements: Statements,
  { place, round, language }: Acceptance & { readonly language: Language },
): Promise<Application> {
  const sent = await requireSent(unit, opened.application);
  const item = sent.items.find((each) => each.place === place && each.verdict === null);
  if (sent.n !== round || !item?.proposed) throw new ProposalGone();
  const { field, value } = item.proposed;
  const section = sectionOf(place);
  const key = keyOf(opened.application);
  const application = isOpen(opened.application.status) ? opened.application : await openAgain(unit, opened);
  const saved = (await readSections(unit, key))[section];
  const draft = (await readDrafts(unit, key))[section];
  const body = { ...saved?.data, [field]: value };
  const saving = { section, body, seenRevision: undefined, language };
  const moved = await save(unit, { ...opened, application }, statements, saving);
  const typed = Object.entries(draft?.typed ?? {}).filter(([each]) => each !== field);
  if (draft && typed.length > 0)
    await writeDraft(unit, key, section, { ...draft, typed: Object.fromEntries(typed) });
  return moved;
}
