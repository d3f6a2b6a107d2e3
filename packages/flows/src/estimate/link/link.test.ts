import { mpec } from '@ndp/domain/programs/mpec.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { coOwner, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { firstIncomplete } from '../../flow.ts';
import { type Answers, personalAnswers } from '../answers.ts';
import { estimateFlow } from '../estimate.flow.ts';
import { toQuoteRequest } from '../requests.ts';
import { linkPath } from './linked-fields.ts';
import { readLink } from './read-link.ts';
import { writeLink } from './write-link.ts';

const today = '2026-11-22';
const origin = 'https://portal.example';
const home = 'v=1&project_variant=home';
const fragmentOf = (answers: Answers, program = mpec) =>
  new URL(writeLink(answers, program, origin, today)).hash;
const read = (fragment: string, program = mpec) => readLink(fragment, program, today);

describe('a link with answers', () => {
  it.each([
    ['a house', homeOwner],
    ['an apartment building', housingCommunity],
    ['a school', school],
    ['a house whose programme lists its installers', coOwner],
  ])('opens the same estimate of %s, and only the amount is left to calculate', (_, { answers, program }) => {
    const linked = read(fragmentOf(answers, program), program);
    expect(linked?.refused).toEqual([]);
    expect(linked?.day).toBe(today);
    expect(toQuoteRequest(linked?.answers ?? {})).toEqual(toQuoteRequest(answers));
    expect(firstIncomplete(estimateFlow(program, today), linked?.answers ?? {})?.id).toBe('quote');
  });

  it('keeps everything behind #, where no server sees it, and carries nothing about a person', () => {
    const link = new URL(writeLink(homeOwner.answers, mpec, origin, today));
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${origin}${linkPath}`);
    const names = [...new URLSearchParams(link.hash.slice(1)).keys()];
    expect(names).toContain('heat_source');
    expect(names.filter((name) => (personalAnswers as readonly string[]).includes(name))).toEqual([]);
    expect(decodeURIComponent(link.hash)).not.toContain(homeOwner.answers.email);
  });
});

describe('the answers of a link', () => {
  it('are taken only if their step accepts them; the visitor is asked the others', () => {
    const linked = read(`${home}&heat_source=coal&heat_source_variant=1&construction_year=before_1971`);
    expect(linked?.answers).toEqual({ project_variant: 'home', construction_year: 'before_1971' });
    expect(linked?.refused).toEqual(['heat-source']);
    expect(firstIncomplete(estimateFlow(mpec, today), linked?.answers ?? {})?.id).toBe('heat-source');
  });

  it.each([
    ['a sub-type the source does not have', '&heat_source=heat_pump&heat_source_variant=9', 'heat-source'],
    ['a source without its sub-type', '&heat_source=heat_pump', 'heat-source'],
    ['a number in words', '&heat_source=heat_pump&heat_source_variant=four', 'heat-source'],
    ['a zone there is not', '&climate_zone=zone_vi', 'climate-zone'],
    ['a script in a word', '&construction_year=%3Cscript%3E', 'built-year'],
  ])('are refused for %s', (_, more, step) => {
    const linked = read(home + more);
    expect(linked?.refused).toEqual([step]);
    expect(linked?.answers).toEqual({ project_variant: 'home' });
  });

  it('say when the kind of heat pump is not known yet and the usual one was taken', () => {
    const unsure = { ...homeOwner.answers, is_sub_type_assumed: true };
    expect(read(fragmentOf(unsure))?.answers.is_sub_type_assumed).toBe(true);
    expect(fragmentOf(homeOwner.answers)).not.toContain('assumed');
  });

  it('may be numbers with a comma, as somebody types them', () => {
    const linked = read('v=1&project_variant=apartment&surface_area=850,5');
    expect(linked?.answers.surface_area).toBe(850.5);
  });

  it('may name an installer of the programme’s own list, and no other', () => {
    expect(read(`${home}&selected_installer=pompy_slask`, stx)?.answers.selected_installer).toBe(
      'pompy_slask',
    );
    expect(read(`${home}&selected_installer=not_listed`, stx)?.answers.selected_installer).toBe('not_listed');
    expect(read(`${home}&selected_installer=somebody`, stx)?.refused).toEqual(['planning']);
  });

  it('never include what was not offered to be told by a link, or is not asked of this building', () => {
    const promises = '&email=a@example.pl&gdpr_consent=true&is_existing_heat_source_eliminated=true';
    expect(read(`${home}${promises}&surface_area=100&quote=9999`)?.answers).toEqual({
      project_variant: 'home',
    });
  });

  it.each([
    '',
    'v=1',
    'v=2&project_variant=home',
    'project_variant=home',
    'v=1&project_variant=castle',
    '%%%',
  ])('are none at all in %j', (fragment) => {
    expect(read(fragment)).toBeUndefined();
  });
});
