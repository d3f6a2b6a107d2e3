import { projectVariants } from '@ndp/domain/project.ts';
import { expect, it } from 'vitest';
import { languages } from '../message.ts';
import { applicationFlow } from './application.flow.ts';
import { applicationScreens } from './application.screens.tsx';
import { applicationLabels } from './labels.ts';

const today = '2026-11-21';

it.each(projectVariants)(
  'every section of a %s has a label, a screen and a name for each of its fields',
  async (variant) => {
    for (const step of applicationFlow({ variant, today }).steps) {
      const screen = await applicationScreens[step.id]();
      const asked = 'screenFields' in step && step.screenFields ? step.screenFields : step.fields;
      const fields = Object.keys((asked as unknown as { shape: object }).shape);
      expect(fields.length).toBeGreaterThan(1);
      for (const field of fields) expect(screen.labels, field).toHaveProperty(field);
      for (const language of languages) expect(applicationLabels[step.id][language]).not.toBe('');
    }
  },
);

it('is called in English as the specification calls it', () => {
  expect(Object.values(applicationLabels).map(({ en }) => en.replace('’', "'"))).toEqual([
    "Applicant's details",
    'Address of the building',
    'Building details',
    'Information for settlement',
    'Consent and apply',
    'Overview',
  ]);
});
