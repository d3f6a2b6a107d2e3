import { climateZoneNames } from '../../project/option-names.ts';
import { type AnswersTo, nameOf, type Questions, type Tell } from '../../question.ts';
import type { climateZone } from './step.ts';

const value = ({ climate_zone }: AnswersTo<typeof climateZone.schema>, tell: Tell) =>
  nameOf(climateZoneNames, climate_zone, tell);

export const climateZoneQuestions = {
  climate_zone: {
    label: { pl: 'Strefa klimatyczna', en: 'Climate zone' },
    shown: { value },
    printed: { value },
  },
} satisfies Questions<typeof climateZone.schema>;
