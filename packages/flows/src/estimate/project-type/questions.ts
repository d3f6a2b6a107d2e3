import { buildingNames } from '../../project/option-names.ts';
import { nameOf, type Questions, type Tell } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { ProjectAnswers } from '../stored-project.ts';
import type { projectType } from './step.ts';

const value = ({ variant }: ProjectAnswers, tell: Tell) => nameOf(buildingNames, variant, tell);

export const projectTypeQuestions = {
  project_variant: {
    label: stepLabels['project-type'],
    shown: { value },
    printed: { label: { pl: 'Rodzaj budynku', en: 'Kind of building' }, value },
  },
} satisfies Questions<typeof projectType.schema.shape, ProjectAnswers>;
