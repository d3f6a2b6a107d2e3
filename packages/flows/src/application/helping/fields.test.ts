import { projectVariants } from '@ndp/domain/project.ts';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../schema-fields.ts';
import { applicationFlow } from '../application.flow.ts';
import { applicantsOwn, helperSections, isForHelper, shownToHelper } from './fields.ts';
import { helperSteps, preparationOf, preparedFields } from './preparation.ts';

const today = '2026-11-22';

describe.each(projectVariants)('what a helper sees of an application about %s', (variant) => {
  const steps = helperSteps({ variant, today });

  it('every field of a section is either the helper’s or the applicant’s own', () => {
    const undecided = steps.flatMap(({ section, fields, screenFields }) =>
      Object.keys({ ...fieldsOf(fields), ...fieldsOf(screenFields ?? fields) }).filter(
        (field) => isForHelper(section, field) === applicantsOwn.includes(field),
      ),
    );
    expect(undecided).toEqual([]);
  });

  it('holds every section but the statements', () => {
    const others = applicationFlow({ variant, today }).steps.filter(
      ({ section }) => !(helperSections as readonly string[]).includes(section),
    );
    expect(others.map(({ section }) => section)).toEqual(['consent']);
  });

  it('a page may be left empty, and what is typed must be right', () => {
    const [who] = steps;
    if (!who) throw new Error('no steps');
    expect(preparedFields(who).safeParse({ phone_number: '' }).success).toBe(true);
    expect(preparedFields(who).safeParse({}).success).toBe(true);
    expect(preparedFields(who).safeParse({ phone_number: '12' }).error?.issues[0]?.path).toEqual([
      'phone_number',
    ]);
  });
});

it('PESEL, account number and the additional address are shown to no helper', () => {
  const person = { first_name: 'Anna', pesel: '44051401359', contact_email: 'a@example.pl', krs: null };
  expect(shownToHelper('client_info', person)).toEqual({ first_name: 'Anna' });
  const account = { bank_account_holder_name: 'Anna', iban_number: 'PL61109010140000071219812874' };
  expect(shownToHelper('settlement', account)).toEqual({ bank_account_holder_name: 'Anna' });
});

it('a page is whole for the helper without what only the applicant gives', () => {
  const settlement = helperSteps({ variant: 'home', today }).at(-1);
  if (!settlement) throw new Error('no steps');
  expect(preparationOf(settlement, {})).toBe('empty');
  expect(preparationOf(settlement, { bank_account_holder_name: 'A' })).toBe('begun');
  expect(preparationOf(settlement, { bank_account_holder_name: 'Anna Nowak' })).toBe('whole');
});
