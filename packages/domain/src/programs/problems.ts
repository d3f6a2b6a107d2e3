import { isSubTypeOf } from '../heat-sources.ts';
import { isRegisterNumber, registerNames } from '../identifiers/register-numbers.ts';
import { demonstrationNumbers } from '../party.ts';
import { isPriced, type PriceRange, type PriceSource } from './guide-prices.ts';
import type { Program, ProgramContent } from './program.ts';
import type { ProgramTerms } from './terms.ts';

/** What keeps a version of a programme from being published. */
const programRules = [
  'missing',
  'register_number',
  'not_a_day',
  'share',
  'floor',
  'year',
  'terms_of_year',
  'last_before_first',
  'no_phase',
  'phase_order',
  'never_open',
  'open_after_last_day',
  'period',
  'withdrawal',
  'keeping',
  'installers',
  'installer_twice',
  'saving',
  'sub_type',
  'document_twice',
  'regulations_version',
  'price_range',
  'price_source',
] as const;
export type ProgramRule = (typeof programRules)[number];

export interface ProgramProblem {
  /** Name of the field in the form, as `terms.lastDay`. */
  readonly field: string;
  readonly rule: ProgramRule;
}

/**
 * Everything that keeps this content from being published; nothing: it can be.
 *
 * @param before  the version that counts now: what applicants agree to may not change under the same version of its text
 */
export function findProgramProblems(content: ProgramContent, before?: Program): readonly ProgramProblem[] {
  const found: ProgramProblem[] = [];
  const need = (isFit: boolean, field: string, rule: ProgramRule) => {
    if (!isFit) found.push({ field, rule });
  };
  const { organiser } = content;
  need(content.title.trim() !== '', 'title', 'missing');
  need(organiser.name.trim() !== '', 'organiser.name', 'missing');
  need((organiser.address ?? '').trim() !== '', 'organiser.address', 'missing');
  for (const name of registerNames) {
    const number = organiser[name];
    const isFit = number === null || number === demonstrationNumbers[name] || isRegisterNumber(name, number);
    need(isFit, `organiser.${name}`, 'register_number');
  }
  need(organiser.obligedEntityId > 0, 'organiser.obligedEntityId', 'missing');
  need(isDecimal(content.payoutShare, 0, 1), 'payoutShare', 'share');
  need(isDecimal(content.efficiencyBeforeFloor, 0, 1), 'efficiencyBeforeFloor', 'floor');
  need(content.year >= 2017 && content.year <= 2100, 'year', 'year');
  need(content.plannedSavingToe > 0, 'plannedSavingToe', 'saving');
  const { heat_source, heat_source_variant } = content.example;
  need(isSubTypeOf(heat_source, heat_source_variant), 'example', 'sub_type');
  need(new Set(content.ownDocuments).size === content.ownDocuments.length, 'ownDocuments', 'document_twice');
  return [
    ...found,
    ...findTermProblems(content.terms, content.year),
    ...findPhaseProblems(content),
    ...findInstallerProblems(content),
    ...findTextProblems(content, before),
    ...findPriceProblems('devicePrices', content.devicePrices, 'devices', content.devicePrices.devices),
    ...findPriceProblems('energyPrices', content.energyPrices, 'perKwh', content.energyPrices.perKwh),
  ];
}

function findTermProblems(terms: ProgramTerms, year: number): ProgramProblem[] {
  const { firstDay, lastDay, days, years } = terms;
  const found: ProgramProblem[] = [];
  for (const field of ['firstDay', 'lastDay'] as const)
    if (!isDay(terms[field])) found.push({ field: `terms.${field}`, rule: 'not_a_day' });
  if (found.length === 0 && !firstDay.startsWith(`${year}-`))
    found.push({ field: 'terms.firstDay', rule: 'terms_of_year' });
  if (found.length === 0 && lastDay < firstDay)
    found.push({ field: 'terms.lastDay', rule: 'last_before_first' });
  for (const [name, length] of Object.entries(days)) {
    if (name === 'withdrawal' && length < leastWithdrawal)
      found.push({ field: 'terms.days.withdrawal', rule: 'withdrawal' });
    else if (length < 1 || length > 365) found.push({ field: `terms.days.${name}`, rule: 'period' });
  }
  if (years.durability < 1 || years.durability > 50)
    found.push({ field: 'terms.years.durability', rule: 'period' });
  if (years.keeping < leastRetentionYears || years.keeping > 50)
    found.push({ field: 'terms.years.keeping', rule: 'keeping' });
  return found;
}

/** @source Consumer Rights Act of 30 May 2014, art. 27, days */
const leastWithdrawal = 14;
/** @source Energy Efficiency Act, art. 16, years */
const leastRetentionYears = 5;

function findPhaseProblems({ timetable, terms }: ProgramContent): ProgramProblem[] {
  const problem = (rule: ProgramRule): ProgramProblem[] => [{ field: 'timetable', rule }];
  if (timetable.length === 0) return problem('no_phase');
  if (!timetable.every(({ from }) => isDay(from))) return problem('not_a_day');
  if (timetable.some(({ from }, i) => i > 0 && from <= (timetable[i - 1]?.from ?? ''))) {
    return problem('phase_order');
  }
  if (!timetable.some(({ state }) => state === 'open')) return problem('never_open');
  const last = timetable.at(-1);
  const isOpenForGood = last?.state === 'open';
  const isOpenLate = timetable.some(({ from, state }) => state === 'open' && from > terms.lastDay);
  return isOpenForGood || isOpenLate ? problem('open_after_last_day') : [];
}

function findInstallerProblems({ installer }: ProgramContent): ProgramProblem[] {
  if (installer.kind === 'free-text') return [];
  const { installers } = installer;
  const field = 'installers';
  const areComplete = installers.every(({ key, name, town }) =>
    [key, name, town].every((text) => text.trim()),
  );
  if (installers.length === 0 || !areComplete) return [{ field, rule: 'installers' }];
  const areOnce = new Set(installers.map(({ key }) => key)).size === installers.length;
  return areOnce ? [] : [{ field, rule: 'installer_twice' }];
}

function findTextProblems(content: ProgramContent, before: Program | undefined): ProgramProblem[] {
  const found: ProgramProblem[] = [];
  for (const field of ['regulationsVersion', 'informationClauseVersion'] as const)
    if (!isDay(content[field])) found.push({ field, rule: 'not_a_day' });
  if (
    before &&
    content.regulationsVersion <= before.regulationsVersion &&
    changesRegulations(content, before)
  ) {
    found.push({ field: 'regulationsVersion', rule: 'regulations_version' });
  }
  return found;
}

/** A price goes up from its lower end, and says when and where it was gathered. */
function findPriceProblems(
  table: string,
  { asOf, source }: PriceSource,
  within: string,
  prices: Readonly<Partial<Record<string, PriceRange>>>,
): ProgramProblem[] {
  const found: ProgramProblem[] = [];
  const given = Object.entries(prices).flatMap(([name, range]) => (range ? [{ name, ...range }] : []));
  for (const { name, from, to } of given)
    if (to < from || (from === 0 && to > 0))
      found.push({ field: `${table}.${within}.${name}.from`, rule: 'price_range' });
  if (!given.some(isPriced)) return found;
  if (!isDay(asOf)) found.push({ field: `${table}.asOf`, rule: 'not_a_day' });
  for (const language of ['pl', 'en'] as const)
    if (source[language].trim() === '')
      found.push({ field: `${table}.source.${language}`, rule: 'price_source' });
  return found;
}

/** What the regulations name: a changed value is a changed text. */
function changesRegulations(content: ProgramContent, before: ProgramContent): boolean {
  const regulated = ({
    year,
    referenceSet,
    payoutShare,
    terms,
    organiser,
    ownDocuments,
    ...rest
  }: ProgramContent) =>
    JSON.stringify([
      ...[year, referenceSet, payoutShare, sorted(terms), sorted(organiser), ownDocuments],
      ...[
        rest.title,
        rest.signingBegins,
        rest.plannedSavingToe,
        sorted(rest.example),
        sorted(rest.installer),
      ],
    ]);
  return regulated(content) !== regulated(before);
}

/** The same value in the same order, whichever way it was stored. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

/** A decimal above the least and up to the most, at most four digits behind the point. */
function isDecimal(text: string, above: number, most: number): boolean {
  return /^\d(\.\d{1,4})?$/.test(text) && Number(text) > above && Number(text) <= most;
}

export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
