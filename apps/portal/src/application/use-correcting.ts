import { correctSection } from '@ndp/contract/calls/link-care.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { navigate } from '../routing/router.ts';
import { ask } from '../site/site.ts';
import { keepAnswer, useApplication } from './application-store.ts';
import { flowOf } from './sections.ts';
import { savingProblem } from './use-saving.ts';

interface Correcting {
  /** The section that is corrected once the question about it is answered. */
  readonly asked: SectionName | undefined;
  readonly problems: readonly string[];
  /** Corrects a section. A link to sign may be out and ends by it: that is asked first, unless a correction was requested. */
  readonly ask: (section: SectionName) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Opens the application again and leads to a field. */
  readonly correct: (section: string, field?: string) => void;
}

/** Opens what was sent for correction. */
export function useCorrecting(link: Link): Correcting {
  const { language } = useLanguage();
  const formMessage = useFormMessage('correct', 'correct_sure', 'correct_item');
  const [problems, setProblems] = useState<readonly string[]>(
    formMessage?.isDone === false ? [formMessage.text] : [],
  );
  const [requested, setAsked] = useState(
    formMessage?.isDone ? (formMessage.typed?.correct as SectionName) : undefined,
  );

  async function correct(section: string, field?: string) {
    setAsked(undefined);
    try {
      const body = { section: section as 'client_info' };
      const opened = await ask(correctSection, { params: link, body });
      keepAnswer(opened);
      const step = flowOf(opened).steps.find((each) => each.section === section)?.path ?? 'applicant';
      await navigate({
        to: '/additional-data/$step/$id/$token',
        params: { step, ...link },
        search: { from: 'check', field },
      });
    } catch (error) {
      setProblems(savingProblem(error, language));
    }
  }

  return {
    asked: requested,
    problems,
    ask(section) {
      if (useApplication.getState().application?.status === 'correction_requested') void correct(section);
      else setAsked(section);
    },
    confirm: () => void (requested && correct(requested)),
    cancel: () => setAsked(undefined),
    correct: (section, field) => void correct(section, field),
  };
}
