import { acceptProposal } from '@ndp/contract/calls/corrections.ts';
import type { Link } from '@ndp/contract/link.ts';
import { pageOfSection, placeOf } from '@ndp/flows/application/corrections/places.ts';
import type { CorrectionRound } from '@ndp/flows/application/corrections/remarks.ts';
import { navigate } from '../routing/router.ts';
import { ask } from '../site/site.ts';
import { dropDraft, keepAnswer, useApplication } from './application-store.ts';

/**
 * Accepts what is proposed at a place, and leads to where the application is sent again. What is typed in the field
 * gives way; what is typed beside it stays.
 */
export async function acceptAt(link: Link, { round, items }: CorrectionRound, place: string): Promise<void> {
  const before = useApplication.getState().application?.status;
  const answer = await ask(acceptProposal, { params: link, body: { place, round } });
  const field = items.find((item) => item.place === place)?.proposal?.field;
  if (field) forgetTyped(pageOfSection(placeOf(place).name), field);
  keepAnswer(answer);
  if (answer.status !== before) await navigate({ to: '/additional-data/check/$id/$token', params: link });
}

function forgetTyped(path: string, field: string): void {
  const { drafts, kept } = useApplication.getState();
  const others = <Value>(of: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(of).filter(([each]) => each !== field));
  const typed = others({ ...drafts[path] });
  if (Object.keys(typed).length === 0) {
    dropDraft(path);
    return;
  }
  const stored = kept[path];
  useApplication.setState({
    drafts: { ...drafts, [path]: typed },
    ...(stored && { kept: { ...kept, [path]: { ...stored, typed: others(stored.typed) } } }),
  });
}
