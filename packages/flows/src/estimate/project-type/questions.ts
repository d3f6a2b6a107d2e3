import { buildingNames } from '../../project/building-names.ts';
import { type Formatter, nameOf, type Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { projectType } from './step.ts';

/** Where the wire tells what was asked as `project_variant`. */
type ProjectVariantAnswer = {
  readonly variant?: string | null | undefined;
};

const value = ({ variant }: ProjectVariantAnswer, format: Formatter) =>
  nameOf(buildingNames, variant, format);

export const projectTypeQuestions = {
  project_variant: {
    label: stepLabels['project-type'],
    shown: { value },
    printed: { label: { pl: 'Rodzaj budynku', en: 'Kind of building' }, value },
  },
} satisfies Questions<typeof projectType.schema, ProjectVariantAnswer>;
