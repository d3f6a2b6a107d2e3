import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { type ChangedRow, changedRows, checkParts } from '@ndp/flows/application/check/check-rows.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Calculated } from './use-correction.ts';

/** Two drafts of one project as the conflict panel compares them: under their labels, in words. */
export function useCompared(application: ApplicationAnswer) {
  const { language } = useLanguage();
  return (mine: CalculatedProject, saved: CalculatedProject) => {
    const [a, b] = [mine, saved].map((project) =>
      checkParts({ ...application, project: { ...application.project, ...project } }, language),
    );
    const rows = changedRows(a ?? [], b ?? []);
    const of = <Value>(value: (row: ChangedRow) => Value) =>
      Object.fromEntries(rows.map((row) => [row.label.en, value(row)]));
    return {
      labels: of(({ label }) => label),
      mine: of(({ was }) => was),
      saved: of(({ becomes }) => becomes),
    };
  };
}
type CalculatedProject = Calculated['project'];
