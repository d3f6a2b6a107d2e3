import type { AnswersTo, Questions } from '../../question.ts';
import { buildingAddressMessages as messages } from './messages.ts';
import type { buildingAddress } from './step.ts';

type Address = AnswersTo<typeof buildingAddress.fields>;

/** “12A/5”, or the house alone. */
const numberOf = ({ house_number, apartment_number }: Address) =>
  apartment_number ? `${house_number ?? ''}/${apartment_number}` : (house_number ?? '');

/** The way a letter is addressed, on two lines. */
function letterAddress(address: Address): string {
  const { street, zip_code, city } = address;
  return [`${street ?? ''} ${numberOf(address)}`, `${zip_code ?? ''} ${city ?? ''}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** “ul. Polna 12A/5, 32-083 Balice”; a place without streets repeats its name and is written once. */
export function formatAddress(address: Address): string {
  const { street, city, zip_code } = address;
  const place = `${street} ${numberOf(address)}, ${zip_code}`;
  return street === city ? place : `${place} ${city}`;
}

/** In the order they are told: as a letter is addressed, then the units the building lies in. */
export const buildingAddressQuestions = {
  street: {
    label: messages.street,
    shown: { label: { pl: 'Adres', en: 'Address' }, value: letterAddress },
    printed: { label: { pl: 'Adres', en: 'Address' }, value: formatAddress },
  },
  house_number: { label: messages.house_number, shown: { with: 'street' }, printed: { with: 'street' } },
  apartment_number: {
    label: messages.apartment_number,
    shown: { with: 'street' },
    printed: { with: 'street' },
  },
  zip_code: { label: messages.zip_code, shown: { with: 'street' }, printed: { with: 'street' } },
  city: { label: messages.city, shown: { with: 'street' }, printed: { with: 'street' } },
  community: {
    label: messages.community,
    shown: {},
    printed: {
      label: { pl: 'Gmina, powiat, województwo', en: 'Municipality (gmina), county, voivodeship' },
      value: ({ community, county, province }) => `${community}, ${county}, ${province}`,
    },
  },
  county: { label: messages.county, shown: {}, printed: { with: 'community' } },
  province: { label: messages.province, shown: {}, printed: { with: 'community' } },
} satisfies Questions<typeof buildingAddress.fields>;
