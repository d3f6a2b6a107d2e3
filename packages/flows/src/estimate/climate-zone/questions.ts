import { climateZoneNames } from '../../project/option-names.ts';
import { nameOf, type Questions, type Tell } from '../../question.ts';
import type { ProjectAnswers } from '../stored-project.ts';
import type { climateZone } from './step.ts';

const value = ({ climate_zone }: ProjectAnswers, tell: Tell) => nameOf(climateZoneNames, climate_zone, tell);

export const climateZoneQuestions = {
  climate_zone: {
    label: { pl: 'Strefa klimatyczna', en: 'Climate zone' },
    shown: { value },
    // The saving of a residential building does not depend on the zone.
    printed: { value, when: ({ variant }) => variant === 'non_residential' },
  },
} satisfies Questions<typeof climateZone.schema.shape, ProjectAnswers>;
