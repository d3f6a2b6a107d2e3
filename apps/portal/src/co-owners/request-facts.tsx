import type { CoOwnerRequestAnswer, CoOwnerSummary } from '@ndp/contract/calls/co-owners.ts';
import { newSource } from '@ndp/flows/estimate/heat-source/questions.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { existingHeatSourceNames } from '@ndp/flows/project/option-names.ts';
import { formatterIn, nameOf } from '@ndp/flows/question.ts';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { requestMessages as texts } from './messages.ts';
export function RequestFacts({ request }: { readonly request: CoOwnerRequestAnswer }) {
  const { say, language } = useLanguage();
  const { summary, reference, organiser } = request;
  const format = formatterIn(language);
  const facts = [
    [texts.applicant, summary.applicant],
    [texts.address, summary.building_address.replace(/(\d\d)-(\d{3}) /, '$1\u2011$2\u00a0')],
    [texts.existing, nameOf(existingHeatSourceNames, summary.existing_heat_source, format)],
    [texts.planned_source, newSource(summary, format)],
    [texts.planned, dayOf(summary, language)],
    [texts.organiser, organiser],
    [texts.reference, reference],
  ] as const;
  const { quote } = summary;
  return (
    <FactPanel
      amount={quote === null ? undefined : { label: say(texts.amount), value: formatPln(quote, language) }}
      facts={facts.filter(([, value]) => value).map(([label, value]) => ({ label: say(label), value }))}
    />
  );
}

function dayOf({ planned_completion_date: day }: CoOwnerSummary, language: 'pl' | 'en'): string | null {
  return day && formatDate(day, language);
}
