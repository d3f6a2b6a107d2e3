import { buildingNames } from '../../project/building-names.ts';
import { nameOf, type Questions, type Tell } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { projectType } from './step.ts';

/** Where the wire tells what was asked as `project_variant`. */
type ProjectVariantAnswer = {
  readonly variant?: string | null | undefined;
};

const value = ({ variant }: ProjectVariantAnswer, tell: Tell) => nameOf(buildingNames, variant, tell);

export const projectTypeQuestions = {
  project_variant: {
    label: stepLabels['project-type'],
    shown: { value },
    printed: { label: { pl: 'Rodzaj budynku', en: 'Kind of building' }, value },
  },
} satisfies Questions<typeof projectType.schema, ProjectVariantAnswer>;
