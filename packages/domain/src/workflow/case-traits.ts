import { normaliseIban } from '../identifiers/iban.ts';
import { normaliseNip } from '../identifiers/nip.ts';
import { normalisePesel } from '../identifiers/pesel.ts';
import { normalisePhone } from '../identifiers/phone.ts';
import { plainCharacters } from '../identifiers/typed-text.ts';

/** What two applications may share: the building, whoever applies, the account the money goes to, the telephone. */
const caseTraits = ['building', 'person', 'account', 'telephone'] as const;
export type CaseTrait = (typeof caseTraits)[number];

type Section = Readonly<Record<string, unknown>>;

/** The section each trait is told by, and what is compared: the same however it was typed; undefined where it is not told. */
const traitSources: Readonly<
  Record<CaseTrait, readonly [section: string, read: (data: Section) => string | undefined]>
> = {
  building: ['building_address', buildingOf],
  person: ['client_info', personOf],
  account: ['settlement', ({ iban_number: iban }) => textOf(iban) && normaliseIban(textOf(iban) ?? '')],
  telephone: [
    'client_info',
    ({ phone_number }) => textOf(phone_number) && normalisePhone(textOf(phone_number) ?? ''),
  ],
};

/**
 * Whether the applicant is told of it too. Person and account count once the application is sent: nobody learns by typing
 * numbers into a draft whether somebody else has applied. A telephone may be shared by a family: staff look at it.
 */
export function isApplicantData(trait: CaseTrait, isSent: boolean): boolean {
  return trait === 'building' || (isSent && trait !== 'telephone');
}

/** The traits a section tells, each with the text to compare; undefined for one it does not hold any more. */
export function traitsIn(
  section: string,
  data: Section,
): readonly (readonly [CaseTrait, string | undefined])[] {
  return caseTraits.flatMap((trait) => {
    const [from, read] = traitSources[trait];
    return from === section ? [[trait, read(data)] as const] : [];
  });
}

/** Without the flat: it is the building that is warmed. */
function buildingOf({ zip_code, city, street, house_number }: Section): string | undefined {
  const parts = [zip_code, city, withoutKind(textOf(street) ?? ''), house_number].map((part) =>
    plainLetters(textOf(part) ?? ''),
  );
  return parts[1] && parts[3] ? parts.join('\n') : undefined;
}

function personOf({ pesel, nip }: Section): string | undefined {
  if (textOf(pesel)) return `pesel ${normalisePesel(textOf(pesel) ?? '')}`;
  return textOf(nip) && `nip ${normaliseNip(textOf(nip) ?? '')}`;
}

/** “ul. Długa” and “Długa” are one street. */
function withoutKind(street: string): string {
  return street.replace(/^\s*(ul|ulica|al|aleja|aleje|os|osiedle|pl|plac)(\.\s*|\s+)/i, '');
}

/** Letters and digits alone, in lower case and without their marks. */
function plainLetters(text: string): string {
  return plainCharacters(text)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
