import type { Language, Message } from '../message.ts';
import { formatterIn, rowsOf, type ToldRow } from '../question.ts';
import type { ApplicationAnswers } from './answered.ts';
import { applicationFlow, type SectionName } from './application.flow.ts';
import { applicationLabels } from './labels.ts';
import type { OverviewApplication } from './overview-application.ts';
import { overviewMessages as messages } from './overview-messages.ts';
import { applicationQuestions, projectQuestions } from './questions.ts';

/** A part of the overview. */
export interface OverviewPart {
  readonly title: Message;
  readonly rows: readonly ToldRow[];
  /** The section that corrects it; the estimate is not corrected. */
  readonly section?: SectionName;
}

/** Everything the application says but its consents: the project, then step by step what was asked after it. */
export function overviewParts(application: OverviewApplication, language: Language): readonly OverviewPart[] {
  const format = formatterIn(language);
  const answers = answersOf(application);
  const { steps } = applicationFlow({ variant: 'home', today: '' });
  return [
    { title: messages.estimate, rows: rowsOf(projectQuestions, 'shown', answers, format) },
    ...steps
      .filter(({ id }) => id !== 'consent')
      .map(({ id, section }) => ({
        title: applicationLabels[id],
        rows: rowsOf(applicationQuestions[id], 'shown', answers, format),
        section,
      })),
  ];
}

/** All answers of an application side by side. */
export function answersOf({ project, client, ...sections }: OverviewApplication): ApplicationAnswers {
  const { second_address } = sections;
  return {
    ...project,
    ...(project.heater_installer_name ? { installer: project.heater_installer_name } : {}),
    ...client,
    second_address,
    ...sections.building_address,
    ...sections.building_info,
    ...sections.settlement,
  };
}

/** The moment the consents were given: told with them, else the moment they completed the application. */
export function consentedAt({ consent, history = [] }: OverviewApplication): string | undefined {
  if (consent === null) return undefined;
  const givenAt = consent.given_at;
  if (typeof givenAt === 'string' && givenAt !== '') return givenAt;
  return history.findLast(({ status }) => status === 'completed')?.at;
}
