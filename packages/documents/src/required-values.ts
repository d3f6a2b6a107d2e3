import type { DocumentData } from './document-data.ts';
import { MissingValue } from './missing-value.ts';

const always = [
  'reference',
  'date',
  'language',
  ...['id', 'title', 'year', 'organiser.name', 'referenceSet', 'payoutShare'].map(
    (key) => `programme.${key}`,
  ),
  ...['regulationsVersion', 'informationClauseVersion'].map((key) => `programme.${key}`),
  ...['title', 'primaryColor', 'secondaryColor', 'contactEmail', 'contactPhone'].map(
    (key) => `partner.${key}`,
  ),
  'operator.name',
  ...['kind', 'clientType', 'phoneNumber', 'email'].map((key) => `applicant.${key}`),
  ...['province', 'county', 'community', 'city', 'street', 'houseNumber', 'zipCode'].map(
    (key) => `buildingAddress.${key}`,
  ),
  'buildingInfo.landRegistryNumber',
  'buildingInfo.mortgageRegistryNumber',
  ...['variant', 'heaterModelName', 'installer', 'plannedCompletionDate'].map((key) => `project.${key}`),
  'isOtherFunding',
  ...['referenceValueToe', 'savedKwh', 'unitFeePlnPerToe', 'ceilingPln', 'payoutShare'].map(
    (key) => `calculation.${key}`,
  ),
  'calculation.amountPln',
  'calculation.engineVersion',
  'settlement.holder',
  'settlement.iban',
];

const ofApplicant = {
  person: ['firstName', 'lastName', 'pesel'],
  organisation: ['buildingName', 'nip', 'regon'],
} as const;

const residential = ['constructionYear', 'existingHeatSource', 'heatSource', 'heatSourceVariant'] as const;
const ofProject = {
  home: residential,
  apartment: [...residential, 'surfaceArea'],
  non_residential: ['surfaceArea', 'climateZone', 'indexAnnualDemand', 'efficiencyBefore', 'efficiencyAfter'],
} as const;

const ofConsent = ['id', 'text', 'textVersion', 'language', 'acceptedAt'] as const;

/** The paths that must hold a value in these data; they differ by applicant and by building. */
export function requiredValues(data: DocumentData): readonly string[] {
  const consents = data.consents?.length
    ? data.consents.map((_, index) => `consents.${index}`)
    : ['consents.0'];
  return [
    ...always,
    ...(ofApplicant[data.applicant?.kind] ?? []).map((key) => `applicant.${key}`),
    ...(ofProject[data.project?.variant] ?? []).map((key) => `project.${key}`),
    ...consents.flatMap((consent) => ofConsent.map((key) => `${consent}.${key}`)),
  ];
}

/**
 * Refuses data that leave a blank in a document, or whose amount is no amount.
 *
 * @throws {MissingValue} the first field that is absent, null, blank or not a number
 * @throws {RangeError} a date that is none; an amount that is not whole, below 1 or above the statutory ceiling
 */
export function assertComplete(data: DocumentData): void {
  const missing = requiredValues(data).find((path) => isBlank(valueAt(data, path)));
  if (missing) throw new MissingValue(missing);
  const { amountPln, ceilingPln } = data.calculation;
  if (!Number.isInteger(amountPln) || amountPln < 1 || amountPln > ceilingPln) {
    throw new RangeError(`not an amount to be promised: ${amountPln} of at most ${ceilingPln} PLN`);
  }
  for (const date of [data.date, data.project.plannedCompletionDate]) assertDate(date);
}

function assertDate(date: string): void {
  const time = Date.parse(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  if (!isReal) throw new RangeError(`not a date YYYY-MM-DD: ${date}`);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Number.isNaN(value);
}
