import { provincesOfZipCode } from '@ndp/domain/identifiers/zip-provinces.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { SectionScreenProps } from '../section-screen.tsx';
import styles from './address.module.css';
import { buildingAddressMessages as messages } from './messages.ts';
import { type AddressDraft, longestHouse } from './step.ts';

type NumbersProps = Pick<
  SectionScreenProps<AddressDraft>,
  'draft' | 'change' | 'problem' | 'variant' | 'isHelper'
>;

/** House, flat and zip code. */
export function AddressNumbers(props: NumbersProps) {
  const { say } = useLanguage();
  // Who applies for a home mostly lives there, so the browser may know its zip code; other buildings are nobody’s own.
  const isOwn = props.variant === 'home' && !props.isHelper;
  const field = (name: 'house_number' | 'apartment_number' | 'zip_code') => ({
    ...bindText(props, name),
    label: say(messages[name]),
    autoComplete: 'off' as const,
  });
  return (
    <>
      <div className={styles.numbers}>
        <TextField {...field('house_number')} maxLength={longestHouse} required />
        <TextField
          {...field('apartment_number')}
          optionalText={say(messages.optional)}
          maxLength={longestHouse}
        />
      </div>
      <TextField
        {...field('zip_code')}
        autoComplete={isOwn ? 'postal-code' : 'off'}
        help={say(messages.zip_code_help)}
        inputMode="numeric"
        width="short"
        suggestion={useZipHint(props.draft)}
        required
      />
    </>
  );
}

/** Asks to look again where the zip code usually belongs to another voivodeship than the town. It never refuses. */
function useZipHint({ zip_code, province }: AddressDraft): string | null {
  const { say } = useLanguage();
  const usual = provincesOfZipCode(zip_code ?? '');
  if (!province || usual.length === 0 || usual.includes(province.toLocaleLowerCase('pl'))) return null;
  return say(messages.zip_elsewhere, { zip: zip_code ?? '', usual: usual.join(', '), province });
}
