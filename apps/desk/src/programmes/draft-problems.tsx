import type { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { ConsentTextProblem } from '@ndp/flows/application/consent/check-consent-texts.ts';
import { documentNames } from '@ndp/flows/application/consent/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { StatementProblem } from '@ndp/flows/statements/check-statement.ts';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { fieldOfConsent, labelOfConsent, sayConsentProblem } from './consent-text-problems.ts';
import { plainFields } from './fields.ts';
import { ruleMessages, sectionNames, statementMessages, programmeMessages as texts } from './messages.ts';
import { fieldOf, sayProblem } from './statement-problems.ts';

interface DraftProblemsProps {
  readonly current: Program;
  readonly values: ReturnType<typeof findProgramProblems>;
  readonly texts: readonly StatementProblem[];
  readonly consents: readonly ConsentTextProblem[];
}

/** What a draft still lacks: in its values, its documents and its sentences. */
export function DraftProblems({ current, values, texts: ofTexts, consents }: DraftProblemsProps) {
  const { say, language } = useLanguage();
  return (
    <ErrorSummary
      title={say(texts.problems)}
      attempt={0}
      items={[
        ...values.map(({ field, rule }) => ({
          field,
          text: say(ruleMessages[rule]),
          label: labelOf(field, say),
        })),
        ...ofTexts.map((problem) => ({
          field: fieldOf(problem),
          text: sayProblem(problem, language),
          label: say(statementMessages[problem.language], { document: say(documentNames[problem.document]) }),
        })),
        ...consents.map((problem) => ({
          field: fieldOfConsent(problem.at),
          text: sayConsentProblem(problem, current, language),
          label: labelOfConsent(problem.at, language),
        })),
      ]}
    />
  );
}

function labelOf(path: string, say: ReturnType<typeof useLanguage>['say']): string {
  const field = plainFields.find((each) => each.path === path);
  if (field) return say(field.label);
  return say(path === 'timetable' ? sectionNames.call : sectionNames.documents);
}
