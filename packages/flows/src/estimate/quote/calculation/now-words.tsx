import type { Program } from '@ndp/domain/programs/program.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import { useLanguage } from '../../../language.tsx';
import { formatNumber } from '../../../numbers.ts';
import { type AnyQuestions, formatterIn, rowsOf } from '../../../question.ts';
import type { Answers } from '../../answers.ts';
import { builtYearQuestions } from '../../built-year/questions.ts';
import { climateZoneQuestions } from '../../climate-zone/questions.ts';
import { efficiencySelectorQuestions } from '../../efficiency-selector/questions.ts';
import { heatSourceQuestions } from '../../heat-source/questions.ts';
import { surfaceAreaQuestions } from '../../surface-area/questions.ts';
import { energyNow } from './energy-now.ts';
import { energyNowMessages, calculationMessages as messages } from './messages.ts';

interface NowWordsProps {
  readonly answers: Answers;
  readonly request: QuoteRequest;
  readonly program: Program;
}

/** What the energy used now is calculated from: the case of the regulation, and the answers that count. */
export function NowWords({ answers, request, program }: NowWordsProps) {
  const { say, language } = useLanguage();
  const { area, demand, efficiency, zone } = energyNow(request, program);
  const number = (value: number) => formatNumber(value, language, 2);
  return (
    <>
      <p>
        {say(energyNowMessages[request.project_variant], {
          area: number(area),
          demand: number(demand),
          efficiency: number(efficiency),
          zone: number(zone),
        })}
      </p>
      <p>{say(messages.taken)}</p>
      <ul>
        {rowsOf<Answers>(questionsThatCount(request), 'shown', answers, formatterIn(language)).map(
          ({ label, value }) => (
            <li key={label.en}>
              {say(label)}: {value}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** The zone changes only what a non-residential building gets; the old source only the figure of CO₂. */
function questionsThatCount({ project_variant }: QuoteRequest): AnyQuestions<Answers> {
  if (project_variant === 'non_residential') {
    return { ...surfaceAreaQuestions, ...efficiencySelectorQuestions, ...climateZoneQuestions };
  }
  const dwelling = { ...heatSourceQuestions, ...builtYearQuestions };
  return project_variant === 'home' ? dwelling : { ...surfaceAreaQuestions, ...dwelling };
}
