import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { ProgramState } from '@ndp/domain/programs/timetable.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { caller, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import type { Answers } from '../answers.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { changeableAnswers } from './changeable-answers.ts';
import { formatDifference, tellDifference } from './difference.ts';
import { quoteRequest, residentialRequest } from './quote-request.ts';
import { quoteStep } from './step.ts';
import { zeroCause } from './zero-cause.ts';

const { answers: apartmentAnswers } = housingCommunity;
const { answers: callbackAnswers } = caller;
const { answers: homeAnswers } = homeOwner;
const { answers: schoolAnswers } = school;

const zeroOf = (answers: Answers, reason: 'no_saving' | 'not_in_reference_set' | 'programme_closed') =>
  answers.quote && {
    ...answers,
    quote: { quote: 0, explanation: { ...answers.quote.explanation, reason } },
  };

it('is complete once the calculation answered with an amount', () => {
  expect(homeAnswers.quote?.quote).toBe(3833);
  expect(problemsIn(quoteStep.schema, homeAnswers)).toEqual({});
});

it('blocks the way until the calculation has answered', () => {
  expect(Object.keys(problemsIn(quoteStep.schema, {}))).toEqual(['quote']);
});

it('blocks the way with an amount of zero', () => {
  expect(problemsIn(quoteStep.schema, zeroOf(homeAnswers, 'no_saving'))).toEqual({ quote: 'quote_needed' });
});

/** The answers with the amount the calculation itself gives them. */
function calculated(
  answers: Answers,
  program = mpec,
  state?: ProgramState,
): Answers & { readonly quote: QuoteAnswer } {
  const request = quoteRequest(answers);
  if (!request) throw new Error('an answer is missing');
  return { ...answers, quote: quote(request, program, state) };
}

const rv2025 = { ...mpec, referenceSet: 'RV2025' } as const;
const condensing = { ...homeAnswers, heat_source: 'gas_boiler', heat_source_variant: 2 } as const;
const hall = {
  ...schoolAnswers,
  surface_area: 100,
  index_annual_demand: 100,
  efficiency_before: 0.5,
  efficiency_after: 0.7,
} as const;
const crumb = { ...apartmentAnswers, surface_area: 0.001 };
const closet = { ...schoolAnswers, surface_area: 0.001, efficiency_before: 0.9, efficiency_after: 0.91 };

describe('a zero is told with its real cause, and with the answers that could change it', () => {
  it.each([
    [
      'a boiler the programme’s rules do not cover',
      condensing,
      rv2025,
      'not_in_reference_set',
      ['heat-source'],
    ],
    ['an efficiency below the lowest the law allows', hall, mpec, 'below_floor', ['efficiency-selector']],
    ['an area mistyped by much', crumb, mpec, 'below_one', ['surface-area']],
  ] as const)('%s', (_, answers, program, cause, steps) => {
    const zero = calculated(answers, program);
    expect(zero.quote.quote).toBe(0);
    expect(zeroCause(zero.quote)).toBe(cause);
    expect(changeableAnswers(zero, program)).toEqual(steps);
  });

  it('a closed programme: nothing, because no answer helps', () => {
    const zero = calculated(homeAnswers, mpec, 'closed');
    expect(zeroCause(zero.quote)).toBe('programme_closed');
    expect(changeableAnswers(zero, mpec)).toEqual([]);
  });

  it('never offers the area to a hall which saves nothing, nor anything that does not help alone', () => {
    expect(changeableAnswers(calculated(hall), mpec)).not.toContain('surface-area');
    expect(changeableAnswers(calculated(closet), mpec)).toEqual(['surface-area']);
  });
});

describe('the difference of two amounts', () => {
  it.each([
    [3833, 4088, 'o 255 zł więcej'],
    [3833, 2394, 'o 1439 zł mniej'],
    [1098, 1098, 'tyle samo'],
  ])('%d and %d: %s', (from, to, words) => {
    const told = tellDifference(from, to, 'pl');
    expect(told.replace(/(?<=\d)\s(?=\d)/g, '').replace(/\s/g, ' ')).toBe(words);
  });

  it('is a figure with its sign where sources stand beneath each other', () => {
    const figures = [4088, 2394, 3833].map((to) => formatDifference(3833, to, 'pl').replace(/\s/g, ' '));
    expect(figures).toEqual(['+255 zł', '−1 439 zł', 'tyle samo']);
  });
});

describe('other heat sources are compared', () => {
  it('for a house without and for an apartment building with its area', () => {
    expect(residentialRequest(homeAnswers)).toEqual({
      project_variant: 'home',
      heat_source: 'heat_pump',
      heat_source_variant: 4,
      construction_year: 'before_1971',
      existing_heat_source: 'coal',
    });
    expect(residentialRequest(apartmentAnswers)).toMatchObject({ surface_area: 1250.5 });
  });

  it('never for a non-residential building, nor before all is answered', () => {
    expect(residentialRequest(schoolAnswers)).toBeUndefined();
    expect(residentialRequest(callbackAnswers)).toBeUndefined();
    expect(residentialRequest({ ...apartmentAnswers, surface_area: undefined })).toBeUndefined();
    expect(residentialRequest({ ...homeAnswers, heat_source_variant: undefined })).toBeUndefined();
  });
});

it('the amount is the programme’s share of the ceiling, rounded down', () => {
  const { ceiling_pln, payout_share } = homeAnswers.quote?.explanation ?? { ceiling_pln: 0, payout_share: 0 };
  expect(payout_share).toBe(Number(mpec.payoutShare));
  expect(homeAnswers.quote?.quote).toBe(Math.floor(ceiling_pln * payout_share));
});
