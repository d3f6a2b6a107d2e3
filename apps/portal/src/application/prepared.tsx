import { type ApplicationAnswer, getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { SectionName, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { ask } from '../site/site.ts';
import { type KeptDraft, keepAnswer, textsOf, useApplication } from './application-store.ts';
import { preparedMessages as texts } from './messages.ts';

interface PreparedProps {
  readonly application: ApplicationAnswer;
  readonly section: SectionName;
}

/** That a helper has typed on this page, and what is left to the applicant. */
export function Prepared({ application, section }: PreparedProps) {
  const { say } = useLanguage();
  const { drafts, helper, project } = application;
  if (!drafts[section]?.is_prepared) return null;
  const title = helper ? say(texts.titleNamed, { name: helper.name }) : say(texts.title);
  return (
    <Notice title={title}>
      <p>{say(texts.text)}</p>
      {section === 'client_info' && project.variant === 'home' && <p>{say(texts.own)}</p>}
      {section === 'settlement' && <p>{say(texts.account)}</p>}
    </Notice>
  );
}

/**
 * What a helper has typed on a step since this window looked at it, so that saving does not pass over it. Where nobody
 * helps, or nothing can be asked now, there is nothing to find.
 */
export async function findPreparation(
  { section, path }: SectionStep,
  link: Link,
): Promise<KeptDraft | undefined> {
  if (!useApplication.getState().application?.helper) return undefined;
  const current = await ask(getApplication, { params: link }).catch(() => undefined);
  if (!current) return undefined;
  keepAnswer(current);
  const draft = current.drafts[section];
  const seen = useApplication.getState().kept[path]?.version ?? 0;
  if (!draft?.is_prepared || draft.version <= seen) return undefined;
  return { typed: textsOf(draft.typed), version: draft.version };
}
