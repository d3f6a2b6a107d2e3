import { builtYearQuestions } from '@ndp/flows/estimate/built-year/questions.ts';
import { climateZoneQuestions } from '@ndp/flows/estimate/climate-zone/questions.ts';
import { efficiencySelectorQuestions } from '@ndp/flows/estimate/efficiency-selector/questions.ts';
import { surfaceAreaQuestions } from '@ndp/flows/estimate/surface-area/questions.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { Block, Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { calculationMessages as messages } from '../texts/calculation-messages.ts';
import { factsOf } from './facts.ts';

/** The calculation sheet: what was put in, each step, the amount. It prints what was stored and calculates nothing. */
export function calculationBlocks(data: DocumentData, values: MessageValues): readonly Block[] {
  const { language } = data;
  const t = (message: Message) => say(message, language, values);
  return [
    { kind: 'paragraph', text: t(messages.lead) },
    {
      kind: 'grid',
      grid: {
        name: t(messages.name),
        header: [t(messages.number), t(messages.item), t(messages.value)],
        widths: [0.07, 0.7, 0.23],
        rightColumns: [2],
        rows: numberRows([...inputFacts(data), ...stepFacts(data, values)]),
        hasTotal: true,
      },
    },
    ...(data.project.variant === 'non_residential'
      ? [{ kind: 'paragraph', text: t(messages.floor_note), tone: 'quiet' } as const]
      : []),
    { kind: 'paragraph', text: t(messages.engine), tone: 'quiet' },
  ];
}

const buildingQuestions = { ...builtYearQuestions, ...surfaceAreaQuestions, ...efficiencySelectorQuestions };

/** The technical lines of the application. */
export const technicalQuestions = { ...buildingQuestions, climate_zone: climateZoneQuestions.climate_zone };

/** What the amount was calculated from: the zone counts only for a non-residential building. */
function inputFacts(data: DocumentData): readonly Fact[] {
  const isResidential = data.project.variant !== 'non_residential';
  return factsOf(isResidential ? buildingQuestions : technicalQuestions, data);
}

function stepFacts(data: DocumentData, values: MessageValues): readonly Fact[] {
  const start = inputFacts(data).length + 1;
  const t = (message: Message, items: MessageValues = {}) =>
    say(message, data.language, { ...values, ...items });
  const item = (offset: number) => String(start + offset);
  return [
    [t(messages.toe), t(messages.toe_value)],
    [t(messages.kwh), t(messages.kwh_value)],
    [t(messages.fee), t(messages.fee_value)],
    [t(messages.ceiling, { first: item(0), second: item(2) }), String(values.ceiling)],
    [t(messages.share), String(values.share)],
    [t(messages.amount, { first: item(3), second: item(4) }), String(values.amount)],
  ];
}

function numberRows(facts: readonly Fact[]): readonly (readonly string[])[] {
  return facts.map(([label, value], index) => [String(index + 1), label, value]);
}
