import type { Program } from '@ndp/domain/programs/program.ts';
import type { Flow } from '../flow.ts';
import type { Answers } from './answers.ts';
import { builtYear } from './built-year/step.ts';
import { clientDetails } from './client-details/step.ts';
import { climateZone } from './climate-zone/step.ts';
import { efficiencySelector } from './efficiency-selector/step.ts';
import { existingHeatSource } from './existing-heat-source/step.ts';
import { heatSource } from './heat-source/step.ts';
import type { EstimateStepId } from './labels.ts';
import { planning } from './planning/step.ts';
import { projectType } from './project-type/step.ts';
import { quoteStep } from './quote/step.ts';
import { submit } from './submit/step.ts';
import { surfaceArea } from './surface-area/step.ts';

const makeFlow = (program: Program, today: string) =>
  ({
    base: '/application',
    whenDone: 'pending-confirm',
    steps: [
      projectType,
      surfaceArea,
      heatSource,
      efficiencySelector,
      climateZone,
      clientDetails,
      builtYear,
      existingHeatSource,
      quoteStep,
      planning(program, today),
      submit,
    ],
  }) as const satisfies Flow<Answers> & { readonly steps: readonly { readonly id: EstimateStepId }[] };

let made: { readonly of: readonly [Program, string]; readonly flow: ReturnType<typeof makeFlow> } | undefined;

/**
 * The estimate of one programme on one day (`YYYY-MM-DD`): steps 1 to 11 in their order. Every screen asks for it
 * whenever it is drawn, so the last one is kept with its schemas.
 */
export function estimateFlow(program: Program, today: string): ReturnType<typeof makeFlow> {
  const isSame = made?.of[0] === program && made.of[1] === today;
  if (!made || !isSame) made = { of: [program, today], flow: makeFlow(program, today) };
  return made.flow;
}
