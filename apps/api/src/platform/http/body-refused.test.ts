import { submitApplication } from '@ndp/contract/calls/submissions.ts';
import { applicant } from '@ndp/flows/application/applicant/step.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BodyRefused } from './refusals.ts';

const { fields } = applicant({ variant: 'home', today: '2026-11-21' });

/** What a call answers to a body, a line a sentence. */
function sentences(schema: z.ZodMiniType | undefined, body: unknown): string[] {
  const read = schema?.safeParse(body);
  if (!read?.error) return [];
  return new BodyRefused(read.error.issues)
    .failures('en')
    .map(({ loc, msg }) => `${loc.join('.')}: ${msg.replaceAll('\u00a0', ' ')}`);
}

describe('a refused body', () => {
  it('gets one sentence for each wrong field, the first thing wrong with it', () => {
    const { client_info } = homeOwner.sections;
    expect(sentences(fields, { ...client_info, phone_number: '' })).toEqual([
      'body.phone_number: Enter the phone number.',
    ]);
    expect(sentences(fields, { ...client_info, phone_number: '1', first_name: '\u0001' })).toHaveLength(2);
  });

  it('names a missing object as it names any missing field', () => {
    const told = sentences(submitApplication.body, {});
    expect(told).toContain('body.subsidy: This is a required field');
    expect(told).toContain('body.is_other_funding: This is a required field');
    expect(told.filter((line) => line.includes('wrong form'))).toEqual([]);
  });

  it('asks for a number where a number came as a text', () => {
    const subsidy = {
      project_variant: 'non_residential',
      ...{ surface_area: 100, climate_zone: 'zone_i', index_annual_demand: 100 },
      ...{ efficiency_before: '0.5', efficiency_after: 0.9 },
    };
    expect(sentences(submitApplication.body, { subsidy })).toContain(
      'body.subsidy.efficiency_before: Enter a number.',
    );
  });
});

it('says of a text or a number past its limit what the limit is', () => {
  const schema = z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(8)),
    count: z.int().check(z.lte(10_000)),
  });
  const said = (value: unknown) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    return new BodyRefused(issues)
      .failures('pl')
      .map(({ msg, type }) => [type, msg.replaceAll('\u00a0', ' ')]);
  };
  expect(said({ reason: 'abc', count: 1 })).toEqual([['too_short', 'Wpisz co najmniej 5 znaków.']]);
  expect(said({ reason: 'abcdefghi', count: 10_001 })).toEqual([
    ['too_long', 'Skróć tekst do 8 znaków.'],
    ['too_large', 'Wpisz liczbę nie większą niż 10 000.'],
  ]);
  expect(said({ reason: 5, count: 1 })[0]?.[0]).toBe('wrong_type');
});
