/** The plain questions about a heat pump, and the statutory sub-type they lead to. */
export const heatOrigins = ['air', 'ground_glycol', 'ground_direct', 'water', 'unknown'] as const;
export const pumpDrives = ['electricity', 'gas', 'unknown'] as const;
export const gasProcesses = ['compression', 'absorption', 'unknown'] as const;

export interface PumpAnswers {
  readonly heat_from?: (typeof heatOrigins)[number] | null | undefined;
  readonly driven_by?: (typeof pumpDrives)[number] | null | undefined;
  readonly gas_process?: (typeof gasProcesses)[number] | null | undefined;
}

export type PumpQuestion = keyof PumpAnswers;

/** The questions that have to be answered. */
export type OpenQuestion = Exclude<PumpQuestion, 'driven_by'>;

/** What is taken where the answer is not known yet: the pump most often installed. */
const usual = { heat_from: 'air', driven_by: 'electricity', gas_process: 'compression' } as const;

/** @source the statutory list of heat pumps, numbers 1 to 4 */
const electric = { air: 4, ground_glycol: 2, ground_direct: 3, water: 1 } as const;
/** @source the same list, numbers 5 to 8 */
const gas = {
  air: { compression: 5, absorption: 6 },
  ground_glycol: { compression: 7, absorption: 8 },
} as const;

/** Which of the questions these answers lead to, in their order. Only two sources of heat exist with gas as well. */
export function askedOfPump({ heat_from, driven_by }: PumpAnswers): readonly PumpQuestion[] {
  const mayBurnGas = heat_from === 'air' || heat_from === 'ground_glycol';
  if (!mayBurnGas) return ['heat_from'];
  return driven_by === 'gas' ? ['heat_from', 'driven_by', 'gas_process'] : ['heat_from', 'driven_by'];
}

/** The first question without an answer. A pump runs on electricity unless it is said to burn gas. */
export function openPumpQuestion(answers: PumpAnswers): OpenQuestion | undefined {
  return askedOfPump(answers).find(
    (question): question is OpenQuestion => question !== 'driven_by' && answers[question] == null,
  );
}

/** The sub-type these answers mean, and whether it rests on something not known yet; none while one is missing. */
export function subTypeOfPump(answers: PumpAnswers): {
  readonly heat_source_variant: number | undefined;
  readonly is_sub_type_assumed: boolean;
} {
  const questions = askedOfPump(answers);
  if (openPumpQuestion(answers)) return { heat_source_variant: undefined, is_sub_type_assumed: false };
  const [from, drive, process] = [
    known(answers.heat_from, usual.heat_from),
    known(questions.includes('driven_by') ? answers.driven_by : 'electricity', usual.driven_by),
    known(answers.gas_process, usual.gas_process),
  ];
  return {
    heat_source_variant:
      drive === 'gas' && from in gas ? gas[from as keyof typeof gas][process] : electric[from],
    is_sub_type_assumed: questions.some((question) => answers[question] === 'unknown'),
  };
}

function known<Answer extends string>(answer: Answer | 'unknown' | null | undefined, otherwise: Answer) {
  return answer == null || answer === 'unknown' ? otherwise : answer;
}

/** The answers that lead to a sub-type, for one that was chosen in another way. */
export function pumpOfSubType(subType: number | undefined): PumpAnswers {
  for (const heat_from of heatOrigins) {
    for (const driven_by of pumpDrives) {
      for (const gas_process of gasProcesses) {
        const answers = { heat_from, driven_by, gas_process };
        const found = subTypeOfPump(answers);
        if (found.heat_source_variant === subType && !found.is_sub_type_assumed) {
          return Object.fromEntries(askedOfPump(answers).map((question) => [question, answers[question]]));
        }
      }
    }
  }
  return {};
}
