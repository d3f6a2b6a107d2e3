import { agreementAnnexes, annexNumber } from '@ndp/domain/agreement-annexes.ts';
import { linkDays } from '@ndp/domain/periods.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { knownValues } from '../known-values.ts';
import type { Language } from '../message.ts';
import { claimsIn } from './claims.ts';
import { programValues } from './program-values.ts';

/** What no value of a programme decides, and where it comes from. */
const settled: readonly (readonly [claim: string, source: string])[] = [
  ['date 20 maja 2016', 'Energy Efficiency Act'],
  ['date 20 May 2016', 'Energy Efficiency Act'],
  ['date 18 lipca 2002', 'Act on providing services by electronic means'],
  ['date 18 July 2002', 'Act on providing services by electronic means'],
  ['date 26 kwietnia 2024', 'Act on accessibility of products and services'],
  ['date 26 April 2024', 'Act on accessibility of products and services'],
  ['minute 3', 'how long the questions of the estimate take'],
  ['minute 15', 'apps/portal/src/shared-computer/idle.ts'],
  ['minute 2', 'apps/portal/src/shared-computer/idle.ts'],
  ['money 0', 'nothing is paid'],
];
/** Claims that no value of a programme decides. */
export const settledElsewhere = settled.map(([claim]) => claim);

/** Values that are days or amounts. */
const namedIn = [
  ...['firstDay', 'lastDay', 'lastSendDay', 'lastSignDay', 'settlementDay', 'recordsDay'],
  ...['unitFee', 'exampleCeiling', 'exampleAmount', 'operatorCapital'],
];

/** Every claim the values of a programme explain, in a language. */
export function explainedBy(program: Program, language: Language): readonly string[] {
  const { terms, payoutShare, organiser } = program;
  const { share: _, ...values } = programValues(program, language);
  const periods = [...Object.values(retentionDays), ...Object.values(workingDays), linkDays.helper];
  const days = [...Object.values(terms.days), ...periods];
  return [
    ...settledElsewhere,
    ...days.map((number) => `day ${number}`),
    ...Object.values(terms.weeks).map((number) => `week ${number}`),
    ...Object.values(terms.years).map((number) => `year ${number}`),
    ...[knownValues.browserHours, knownValues.sittingHours].map((number) => `hour ${number}`),
    `percent ${Number(payoutShare) * 100}`,
    ...agreementAnnexes.map((annex) => `annex ${annexNumber(annex)}`),
    ...(organiser.requiredLevel === 'QES' ? ['level kwalifikowan', 'level qualified'] : []),
    ...claimsIn(namedIn.map((name) => values[name]).join('; ')),
    ...[organiser, platformOperator].flatMap(({ name }) => claimsIn(name)),
  ];
}
