import { ibanOf, krsOf, landRegisterOf, nipOf, peselOf, phoneOf, regonOf } from './identifiers.ts';
import { nameOf } from './name-of.ts';
import type { OrganisationInfo, Persona, PersonInfo } from './persona.ts';

/** Plants and birds, so that nobody takes them for neighbours. */
const firstNames = ['Kalina', 'Jagoda', 'Malwina', 'Róża', 'Jaśmina', 'Wrzosława', 'Łucja', 'Żaneta'];
const lastNames = [
  'Wrona',
  'Żuraw',
  'Gęś',
  'Ćwikła',
  'Źdźbło',
  'Szczygieł',
  'Łabędź',
  'Ślaz',
  'Oset',
  'Kądziel',
];
const places = ['Wspólnota Dębowa', 'Szkoła przy Lipowej', 'Hala przy Olszowej', 'Wspólnota Jaworowa'];

/**
 * Somebody who answers as this applicant does and has a name, an address and numbers of her own, the same for the
 * same `n`.
 *
 * @param n  from 0, below 500 000
 */
export function numbered<Answers extends object, Client extends PersonInfo | OrganisationInfo>(
  like: Persona<Answers, Client>,
  n: number,
): Persona<Answers, Client> {
  const { answers, sections } = like;
  const client = renamed(sections.client_info, n);
  return {
    ...like,
    answers: { ...answers, email: `osoba.${n}@example.pl` },
    sections: {
      ...sections,
      client_info: { ...sections.client_info, ...client, phone_number: phoneOf(n), contact_email: null },
      building_address: { ...sections.building_address, house_number: `${1 + (n % 999)}A` },
      building_info: {
        ...sections.building_info,
        land_registry_number: `${1 + (n % 9999)}/4`,
        mortgage_registry_number: landRegisterOf(n),
      },
      settlement: {
        ...sections.settlement,
        bank_account_holder_name: nameOf(client),
        iban_number: ibanOf(n),
      },
    },
  };
}

function renamed(client: PersonInfo | OrganisationInfo, n: number) {
  if ('pesel' in client) {
    return {
      first_name: pick(firstNames, n),
      last_name: doubleName(Math.floor(n / firstNames.length)),
      pesel: peselOf(n),
    };
  }
  const { krs } = client;
  return {
    building_name: `${pick(places, n)} ${1 + Math.floor(n / places.length)}`,
    nip: nipOf(n),
    regon: regonOf(n),
    krs: krs && krsOf(n),
  };
}

function doubleName(n: number): string {
  const [first, second] = [pick(lastNames, n), pick(lastNames, Math.floor(n / lastNames.length))];
  return first === second ? first : `${first}-${second}`;
}

function pick(list: readonly string[], n: number): string {
  return list[n % list.length] ?? '';
}
