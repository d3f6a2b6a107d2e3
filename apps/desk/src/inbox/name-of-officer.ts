import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import type { useLanguage } from '@ndp/flows/language.tsx';
import { inboxMessages } from './messages.ts';
import { standInMessages } from './stand-in-messages.ts';

/** Who leads a case, and who stands in today. */
export function nameOfOfficer(
  { name, is_me, substitute }: NonNullable<CaseRow['assignee']>,
  say: ReturnType<typeof useLanguage>['say'],
): string {
  const shown = is_me ? say(inboxMessages.me) : name;
  if (!substitute) return shown;
  if (substitute.is_me) return say(standInMessages.you, { name: shown });
  return say(standInMessages.other, { name: shown, substitute: substitute.name });
}
