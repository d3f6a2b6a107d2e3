import { programs } from '@ndp/domain/programs/all.ts';
import { personas } from '@ndp/personas/personas.ts';
import { expect, it, test } from 'vitest';
import { fieldsOf } from '../schema-fields.ts';
import { projectAnswersOf, projectFields, projectFlow } from './project-answers.ts';

const today = '2026-11-21';

test.each(programs.map((program) => [program.id, program] as const))(
  'every answer of the estimate about the project can be corrected in %s, but the kind of building',
  (_, program) => {
    const asked = projectFlow(program, today).steps.flatMap(({ schema }) => Object.keys(fieldsOf(schema)));
    const notKept = ['knows_efficiency', 'gdpr_consent', 'heat_from', 'driven_by', 'gas_process'];
    const corrected: readonly string[] = projectFields;
    expect(asked.filter((field) => !corrected.includes(field) && !notKept.includes(field))).toEqual([]);
    expect(projectFields).not.toContain('project_variant');
  },
);

test.each(Object.entries(personas))(
  'the project of the %s is asked again as it was answered',
  (_, persona) => {
    const { answers } = persona;
    const { selected_installer, will_install_by } = answers;
    const { heater_installer_name, ...known } = {
      ...answers,
      variant: answers.project_variant,
      heater_installer_key: null,
      heater_installer_name: will_install_by || selected_installer,
    };
    const again = projectAnswersOf({ ...known, heater_installer_name });
    for (const { schema, when } of projectFlow(persona.program, today).steps)
      if (when(again)) expect(schema.safeParse(again).error).toBeUndefined();
    expect(again).toMatchObject({ heater_model_name: answers.heater_model_name });
  },
);

it('an installer of the list is chosen again, a company by its name is typed again', () => {
  expect(
    projectAnswersOf({ variant: 'home', heater_installer_key: 'a', heater_installer_name: 'A, B' }),
  ).toMatchObject({
    selected_installer: 'a',
  });
  expect(projectAnswersOf({ variant: 'home', heater_installer_name: 'Ciepły Kąt' })).toMatchObject({
    selected_installer: 'not_listed',
    will_install_by: 'Ciepły Kąt',
  });
});
