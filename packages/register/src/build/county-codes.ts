import { provinceFacts } from './province-facts.ts';

export interface CountyFact {
  /** Four digits, the first two are the province. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'powiat' | 'miasto na prawach powiatu';
}

/** The counties of a province with their codes. */
export function listCounties(province: string): CountyFact[] {
  const facts = provinceFacts.find(({ id }) => id === province);
  if (facts === undefined) return [];
  return [
    ...numberCounties(facts.id, facts.counties, 1, 'powiat'),
    ...numberCounties(facts.id, facts.cities, 61, 'miasto na prawach powiatu'),
  ];
}

function numberCounties(
  province: string,
  names: string,
  from: number,
  kind: CountyFact['kind'],
): CountyFact[] {
  return names
    .split(',')
    .map((name, at) => ({ id: province + String(from + at).padStart(2, '0'), name: name.trim(), kind }))
    .filter(({ name }) => name !== '');
}

/** The code of a county by the names the package uses; county names repeat between provinces. */
export const countyIds: ReadonlyMap<string, string> = new Map(
  provinceFacts.flatMap((province) =>
    listCounties(province.id).map(({ id, name }) => [`${province.name}/${name}`, id] as const),
  ),
);
