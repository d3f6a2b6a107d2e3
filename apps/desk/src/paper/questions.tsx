import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { StepScreen } from '@ndp/flows/screen.tsx';
import { polishToday } from '../polish-today.ts';
import { paperSteps } from './use-paper.ts';

type Screens = ReadonlyMap<EstimateStepId, StepScreen<Answers>>;

/** The screens of the estimate, but for those about the person, the amount and what the applicant alone can tick. */
export async function loadScreens(): Promise<Screens> {
  const ids = Object.keys(estimateScreens) as EstimateStepId[];
  return new Map(await Promise.all(ids.map(async (id) => [id, await estimateScreens[id]()] as const)));
}

interface QuestionsProps {
  readonly program: Program;
  readonly screens: Screens;
  readonly answers: Answers;
  readonly change: (patch: Answers) => void;
  readonly problem: (field: string) => string | undefined;
}

/** The questions this building is asked, in the screens the portal asks them in. */
export function Questions({ program, screens, answers, change, problem }: QuestionsProps) {
  const { say } = useLanguage();
  const today = polishToday();
  return (
    <>
      {paperSteps(program, today, answers).map(({ id }) => {
        const screen = screens.get(id);
        return (
          screen && (
            <section
              key={id === 'project-type' ? id : `${id} ${answers.project_variant}`}
              aria-labelledby={`question-${id}`}
            >
              <h2 id={`question-${id}`}>{say(screen.title)}</h2>
              <screen.Fields
                draft={answers}
                change={change}
                problem={problem}
                program={program}
                today={today}
                isCorrection
              />
            </section>
          )
        );
      })}
    </>
  );
}
