import { isDeepStrictEqual } from 'node:util';
import { quoteRequest } from '@ndp/contract/calls/quote-subsidy.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { projectAnswersOf, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import { installerOnList, namedInstaller, toApplication } from '@ndp/flows/estimate/requests.ts';
import { visibleSteps } from '@ndp/flows/flow.ts';
import type { Application, QuoteRecord, SectionData } from '../../platform/database/schema/tables.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import { calculate, type Estimate } from './estimate.ts';

/**
 * The project as it is to be corrected, with its amount, which may be zero. What the promised amount was calculated from
 * and is not corrected keeps it, whatever the tables say today.
 *
 * @param today  day in Poland, YYYY-MM-DD
 * @throws {BodyRefused} {FieldsRefused} a step of the estimate does not accept its answers
 */
export function calculateCorrected(
  sent: SectionData,
  application: Pick<Application, 'project' | 'quote'>,
  program: Program,
  today: string,
): Estimate {
  const estimate = calculateAnswers(sent, application.project.variant, program, today);
  return { ...estimate, quote: keepPromise(estimate.quote, application.quote) };
}

/**
 * The project of these answers for a building of this kind, with its amount, which may be zero.
 *
 * @param today  day in Poland, YYYY-MM-DD
 * @throws {BodyRefused} {FieldsRefused} a step of the estimate does not accept its answers
 */
export function calculateAnswers(
  sent: SectionData,
  variant: string,
  program: Program,
  today: string,
): Estimate {
  const answers = validateAnswers(sent, variant, program, today);
  const { subsidy, ...described } = toApplication(answers);
  const plain = { ...described, subsidy: quoteRequest.parse(subsidy) };
  return calculate(plain as Parameters<typeof calculate>[0], installerOf(answers, program), program, today);
}

/** Every step that asks this applicant, told of all its answers at once. */
function validateAnswers(sent: SectionData, variant: string, program: Program, today: string): Answers {
  const fixed = projectAnswersOf({ variant });
  const given = Object.fromEntries(Object.entries(sent).filter(([, answer]) => answer !== null));
  const facts: Answers = { ...given, ...fixed };
  const parsed = visibleSteps(projectFlow(program, today), facts).map(({ schema }) =>
    schema.safeParse(facts),
  );
  const issues = parsed.flatMap(({ error }) => error?.issues ?? []);
  if (issues.length > 0) throw new BodyRefused(issues);
  return Object.assign({}, fixed, ...parsed.map(({ data }) => data)) as Answers;
}

/** Under the names of the call the programme's estimates come by. */
function installerOf(answers: Answers, { installer }: Program): Readonly<Record<string, unknown>> {
  if (installer.kind === 'free-text') return { selected_installer: namedInstaller(answers) };
  return { ...installerOnList(answers), heater_comments: answers.note || null };
}

function keepPromise(quote: QuoteRecord, promised: QuoteRecord | null): QuoteRecord {
  const asStored: unknown = JSON.parse(JSON.stringify(quote.inputs));
  if (!promised || !isDeepStrictEqual(asStored, promised.inputs)) return quote;
  return { ...promised, eligibility_flags: quote.eligibility_flags };
}
