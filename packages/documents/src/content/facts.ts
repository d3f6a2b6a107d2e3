import type { ApplicationAnswers } from '@ndp/flows/application/answered.ts';
import { formatDate, formatNumber } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import { type AnyQuestions, type Formatter, rowsOf } from '@ndp/flows/question.ts';
import type { Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { officialSourceName } from '../official-source-names.ts';

/** What was answered to these questions, as a document prints it. */
export function factsOf(questions: AnyQuestions<ApplicationAnswers>, data: DocumentData): readonly Fact[] {
  const t = translateIn(data);
  const rows = rowsOf(questions, 'printed', answersOf(data), t);
  return rows.map(({ label, value }) => [t.say(label), value]);
}

function answersOf(data: DocumentData): ApplicationAnswers {
  const { project, calculation, language, email, installer } = data;
  const source = officialSourceName(project, calculation.reference_set);
  return {
    ...project,
    ...data.client_info,
    ...data.building_address,
    ...data.building_info,
    ...data.settlement,
    email,
    installer,
    ...(source ? { official_source: say(source, language) } : {}),
  };
}

function translateIn({ language }: DocumentData): Formatter {
  return {
    say: (message, values) => say(message, language, values),
    number: (value, decimals) => formatNumber(value, language, decimals),
    day: (day) => formatDate(day, language),
  };
}
