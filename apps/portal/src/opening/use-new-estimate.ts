import { useLanguage } from '@ndp/flows/language.tsx';
import { sayNewEstimate } from '@ndp/flows/new-estimate.ts';
import { useSite } from '../routing/visit.ts';

/** Whether a new application can be made in the programme of this portal now. */
export function useNewEstimate(): string {
  const { language } = useLanguage();
  const { state, opens_on: opensOn } = useSite().config.program_standing;
  return sayNewEstimate({ state, opensOn }, language);
}
