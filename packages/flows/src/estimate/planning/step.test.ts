import { mpec } from '@ndp/domain/programs/mpec.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { explain } from '../../problems.ts';
import { problemsIn } from '../../testing/problems-in.ts';
import { plannedDay, planning } from './step.ts';

const { answers: homeAnswers } = homeOwner;

const today = '2026-11-21';
const check = (change: object, program = mpec) =>
  problemsIn(planning(program, today).schema, { ...homeAnswers, ...change });

it('takes a complete plan', () => {
  expect(check({})).toEqual({});
});

it('requires everything but the note and the name of the installer', () => {
  expect(problemsIn(planning(mpec, today).schema, {})).toEqual({
    is_other_funding: 'required',
    is_existing_heat_source_eliminated: 'eliminate',
    planned_completion_date: 'required',
    heater_model_name: 'enter_model',
    selected_installer: 'choose_installer',
    gdpr_consent: 'consent',
  });
});

it('tells everything to correct at once: a past date beside a missing model', () => {
  expect(check({ heater_model_name: '', planned_completion_date: '2020-01-01' })).toEqual({
    heater_model_name: 'enter_model',
    planned_completion_date: 'date_past',
  });
});

it('requires the existing heat source to be removed', () => {
  expect(check({ is_existing_heat_source_eliminated: false })).toEqual({
    is_existing_heat_source_eliminated: 'eliminate',
  });
});

it('requires the consent', () => {
  expect(check({ gdpr_consent: false })).toEqual({ gdpr_consent: 'consent' });
});

it('takes both answers about other funding', () => {
  expect(check({ is_other_funding: true })).toEqual({});
  expect(check({ is_other_funding: false })).toEqual({});
});

describe('the planned date', () => {
  it('may be today, not yesterday', () => {
    expect(check({ planned_completion_date: today })).toEqual({});
    expect(check({ planned_completion_date: '2026-11-20' })).toEqual({
      planned_completion_date: 'date_past',
    });
  });

  it('must exist in the calendar', () => {
    expect(check({ planned_completion_date: '2027-02-29' })).toMatchObject({
      planned_completion_date: 'date',
    });
  });

  it('may be the last day of the programme, and no later one, in a sentence that names it', () => {
    expect(check({ planned_completion_date: '2026-12-31' })).toEqual({});
    expect(check({ planned_completion_date: '2027-01-01' })).toEqual({
      planned_completion_date: 'date_late',
    });
    const late = plannedDay(mpec, today).safeParse({ planned_completion_date: '2027-01-01' });
    const [issue] = late.error?.issues ?? [];
    if (!issue) throw new Error('a later day was taken');
    const said = (language: 'pl' | 'en') => explain(issue, language).replace(/\s/g, ' ');
    expect(said('pl')).toBe('Wybierz datę nie późniejszą niż 31 grudnia 2026 r.: do tego dnia trwa program.');
    expect(said('en')).toBe('Choose a date no later than 31 December 2026, the last day of the programme.');
  });

  it('follows the programme’s own last day, also beyond its year', () => {
    const longer = { ...mpec, terms: { ...mpec.terms, lastDay: '2027-03-31' } };
    expect(check({ planned_completion_date: '2027-03-31' }, longer)).toEqual({});
    expect(check({ planned_completion_date: '2027-04-01' }, longer)).toEqual({
      planned_completion_date: 'date_late',
    });
  });
});

describe('the installer of a programme that names none', () => {
  it('is a company, named or not, or the applicant', () => {
    expect(check({ selected_installer: 'not_listed', will_install_by: '' })).toEqual({});
    expect(check({ selected_installer: 'install_by_the_customer', will_install_by: null })).toEqual({});
  });

  it('is never the key of another programme’s list', () => {
    expect(check({ selected_installer: 'pompy_slask' })).toEqual({ selected_installer: 'choose_installer' });
  });
});

describe('the installer of a programme with a list', () => {
  it('is one of the list, or the applicant', () => {
    expect(check({ selected_installer: 'pompy_slask', will_install_by: null }, stx)).toEqual({});
    expect(check({ selected_installer: 'install_by_the_customer' }, stx)).toEqual({});
    expect(check({ selected_installer: 'unknown_firm' }, stx)).toEqual({
      selected_installer: 'choose_installer',
    });
  });

  it.each([undefined, null, '', '   '])('must be named when not listed: %j is no name', (will_install_by) => {
    expect(check({ selected_installer: 'not_listed', will_install_by }, stx)).toEqual({
      will_install_by: 'name_installer',
    });
  });
});

it('texts have their limits: model and installer 120, note 1000 characters', () => {
  expect(check({ heater_model_name: 'x'.repeat(121) })).toEqual({ heater_model_name: 'too_long' });
  expect(check({ will_install_by: 'x'.repeat(121) })).toEqual({ will_install_by: 'too_long' });
  expect(check({ note: 'x'.repeat(1000) })).toEqual({});
  expect(check({ note: 'x'.repeat(1001) })).toEqual({ note: 'too_long' });
});
