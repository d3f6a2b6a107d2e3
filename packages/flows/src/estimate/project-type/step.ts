import { projectVariants } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { everyone } from '../audiences.ts';

export const projectType = {
  id: 'project-type',
  path: 'project-type',
  when: everyone,
  decides: true,
  schema: z.object({ project_variant: oneOf(projectVariants, 'choose_building') }),
} as const;
