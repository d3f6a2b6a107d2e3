import { useLanguage } from '@ndp/flows/language.tsx';

/** How a saving in toe is written: to the last of its six decimals. */
export function useToe(): (toe: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  return (toe) => format.format(toe);
}

/** How a saving in whole kilowatt-hours is written. */
export function useKwh(): (kwh: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  return (kwh) => format.format(kwh);
}
