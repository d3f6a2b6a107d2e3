import type { Party } from '@ndp/domain/party.ts';

const space = '\u00a0';

/** “KRS …, NIP …, REGON …”; what is not on record is left out. */
function numbersOf({ krs, nip, regon }: Party): string {
  const numbers = [
    ['KRS', krs],
    ['NIP', nip],
    ['REGON', regon],
  ] as const;
  return numbers.flatMap(([register, number]) => (number ? [`${register}${space}${number}`] : [])).join(', ');
}

/** Name, address and numbers in one line; what is not on record is left out. */
export function describeParty(party: Party): string {
  return [party.name, party.address, numbersOf(party)].filter(Boolean).join(', ');
}
