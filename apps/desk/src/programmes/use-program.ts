import { readProgramContent } from '@ndp/contract/desk/program-content.ts';
import {
  dropDraft,
  type ProgramAnswer,
  previewDraft,
  publishDraft,
  readProgram,
  saveDraft,
} from '@ndp/contract/desk/programs.ts';
import type { Program, ProgramContent } from '@ndp/domain/programs/program.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';

/** A version as the rules read it. */
export function programIn(
  { id }: Pick<ProgramAnswer, 'id'>,
  version: { n: number; content: unknown },
): Program {
  return { ...readProgramContent(version.content), id, version: version.n, homeExample: 0 };
}

/** The programme of a partner and what may be done with its next version. */
export function useProgramOf(partner: DeskPartner) {
  const { language } = useLanguage();
  const params = { partner: partner.id };
  const loaded = useLoaded(`program ${partner.id}`, () => askDesk(language, readProgram, { params }));
  const [later, setLater] = useState<ProgramAnswer>();
  const action = useAction();
  const answer = later ?? loaded.answer;
  const draft = answer?.versions.find(({ state }) => state === 'draft');
  const seen = draft?.made_at ?? '';
  const keep = (work: () => Promise<ProgramAnswer>) => action.run(async () => setLater(await work()));
  return {
    answer,
    draft,
    failure: loaded.failure,
    again: loaded.again,
    action,
    save: (content: ProgramContent) => {
      const body = { seen: draft?.made_at ?? null, content: structuredClone(content) as never };
      return keep(() => askDesk(language, saveDraft, { params, body }));
    },
    drop: () => keep(() => askDesk(language, dropDraft, { params, body: { seen } })),
    /** Opens the portal under the draft in a tab of its own. */
    preview: (day: string) => {
      // While the click is still known, or the browser blocks it.
      const tab = window.open('about:blank', '_blank');
      return action
        .run(async () => {
          const { url } = await askDesk(language, previewDraft, { params, body: { seen, day } });
          (tab ?? window).location.href = url;
        })
        .then((isOpen) => !isOpen && tab?.close());
    },
    publish: (from_day: string) =>
      keep(() => askDesk(language, publishDraft, { params, body: { seen, from_day } })),
  };
}
