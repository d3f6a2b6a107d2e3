import { mpec } from '@ndp/domain/programs/mpec.ts';
import { caller, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import type { Answers } from '../answers.ts';
import { changeableAnswers } from './changeable-answers.ts';
import { energyOf } from './energy.ts';
import { residentialRequest } from './residential-request.ts';
import { quoteStep } from './step.ts';

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

describe('after a zero the visitor is led to the answers that could change it', () => {
  it.each([
    [homeAnswers, 'not_in_reference_set', ['heat-source']],
    [homeAnswers, 'no_saving', ['heat-source']],
    [apartmentAnswers, 'no_saving', ['surface-area', 'heat-source']],
    [schoolAnswers, 'no_saving', ['efficiency-selector', 'surface-area']],
    [homeAnswers, 'programme_closed', []],
  ] as const)('%#: %o', (answers, reason, steps) => {
    expect(changeableAnswers(zeroOf(answers, reason) ?? {})).toEqual(steps);
  });
});

describe('the energy before and after', () => {
  it('differ by the saving and are rounded alike', () => {
    const explanation = homeAnswers.quote?.explanation;
    expect(explanation?.saved_kwh).toBe(23946);
    expect(explanation && energyOf(explanation)).toEqual({ beforeKwh: 32400, afterKwh: 8400 });
  });

  it('are not drawn when nothing is saved', () => {
    const nothing = { ...homeAnswers.quote?.explanation, saved_kwh: 0, saved_percent: 0 };
    expect(energyOf(nothing as Parameters<typeof energyOf>[0])).toBeUndefined();
  });
});

describe('other heat sources are compared', () => {
  it('for a house without and for an apartment building with its area', () => {
    expect(residentialRequest(homeAnswers)).toEqual({
      project_variant: 'home',
      heat_source: 'heat_pump',
      heat_source_variant: 4,
      construction_year: 'before_1971',
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
