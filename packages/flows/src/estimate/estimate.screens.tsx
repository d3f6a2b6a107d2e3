import type { StepScreen } from '../screen.tsx';
import type { Answers } from './answers.ts';
import type { EstimateStepId } from './labels.ts';

/** The screen of each step, loaded when it is first shown. A step without one does not compile. */
export const estimateScreens: Readonly<Record<EstimateStepId, () => Promise<StepScreen<Answers>>>> = {
  'project-type': async () => (await import('./project-type/screen.tsx')).projectTypeScreen,
  'surface-area': async () => (await import('./surface-area/screen.tsx')).surfaceAreaScreen,
  'heat-source': async () => (await import('./heat-source/screen.tsx')).heatSourceScreen,
  'efficiency-selector': async () =>
    (await import('./efficiency-selector/screen.tsx')).efficiencySelectorScreen,
  'climate-zone': async () => (await import('./climate-zone/screen.tsx')).climateZoneScreen,
  'client-details': async () => (await import('./client-details/screen.tsx')).clientDetailsScreen,
  'built-year': async () => (await import('./built-year/screen.tsx')).builtYearScreen,
  'existing-heat-source': async () =>
    (await import('./existing-heat-source/screen.tsx')).existingHeatSourceScreen,
  quote: async () => (await import('./quote/screen.tsx')).quoteScreen,
  planning: async () => (await import('./planning/screen.tsx')).planningScreen,
  submit: async () => (await import('./submit/screen.tsx')).submitScreen,
};
