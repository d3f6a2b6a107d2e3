import { programs } from '@ndp/domain/programs/all.ts';
import { applicationFlow } from '@ndp/flows/application/application.flow.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { type Flow, visibleSteps } from '@ndp/flows/flow.ts';
import { problemsIn } from '@ndp/flows/testing/problems-in.ts';
import { describe, expect, it } from 'vitest';
import { numbered } from './numbered.ts';
import type { Persona } from './persona.ts';
import { caller, personas } from './personas.ts';

const today = '2026-11-21';

/** The problems of every question that is asked, by step; none when the answers pass. */
function problemsOf<Facts>(flow: Flow<Facts>, facts: Facts) {
  const asked = visibleSteps(flow, facts).map(({ id, schema }) => [id, problemsIn(schema, facts)] as const);
  return Object.fromEntries(asked.filter(([, problems]) => Object.keys(problems).length > 0));
}

function expectToPass({ program, answers, sections }: Persona) {
  expect(problemsOf<Answers>(estimateFlow(program, today), answers)).toEqual({});
  const flow = applicationFlow({ variant: answers.project_variant, today });
  expect(problemsOf(flow, sections)).toEqual({});
  for (const { section, screenFields } of flow.steps)
    if (screenFields) expect(problemsIn(screenFields, sections[section])).toEqual({});
}

describe.each(Object.entries(personas))('the %s', (_, persona) => {
  it('passes every question of both questionnaires, as call and as screen ask it', () => {
    expectToPass(persona);
  });

  it.each([0, 1, 9, 420, 4_999, 499_999])('passes them as number %i too', (n) => {
    expectToPass(numbered<object, Persona['sections']['client_info']>(persona, n) as Persona);
  });
});

it('one persona applies in each programme', () => {
  const theirs = Object.values(personas).map(({ program }) => program);
  expect(theirs.toSorted((a, b) => a.organiser.obligedEntityId - b.organiser.obligedEntityId)).toEqual(
    programs,
  );
});

it('who asks to be called back passes every question up to that', () => {
  expect(problemsOf<Answers>(estimateFlow(personas.school.program, today), caller.answers)).toEqual({});
});

it('the same number is the same applicant, and no two of 300 share a name or a number', () => {
  const { homeOwner, school } = personas;
  expect(numbered(homeOwner, 7)).toEqual(numbered(homeOwner, 7));
  const told = Array.from({ length: 300 }, (_, n) => {
    const [person, organisation] = [numbered(homeOwner, n), numbered(school, n)];
    const { pesel, phone_number } = person.sections.client_info;
    const { nip, regon, krs } = organisation.sections.client_info;
    const { iban_number, bank_account_holder_name } = person.sections.settlement;
    const { mortgage_registry_number } = person.sections.building_info;
    const holder = organisation.sections.settlement.bank_account_holder_name;
    const names = [person.answers.email, bank_account_holder_name, holder];
    return [...names, pesel, phone_number, nip, regon, krs, iban_number, mortgage_registry_number];
  }).flat();
  expect(new Set(told).size).toBe(told.length);
});
