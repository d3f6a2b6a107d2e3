import { climateZoneNames, constructionYearNames } from '@ndp/flows/estimate/option-names.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { Block, Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { formatNumber } from '../figures.ts';
import { applicationMessages as application } from '../texts/application-messages.ts';
import { calculationMessages as messages } from '../texts/calculation-messages.ts';

/** The calculation sheet: what was put in, each step, the amount. It prints what was stored and calculates nothing. */
export function calculationBlocks(data: DocumentData, values: MessageValues): readonly Block[] {
  const { language } = data;
  const tell = (message: Message) => say(message, language, values);
  return [
    { kind: 'paragraph', text: tell(messages.lead) },
    {
      kind: 'grid',
      grid: {
        name: tell(messages.name),
        header: [tell(messages.number), tell(messages.item), tell(messages.value)],
        widths: [0.07, 0.7, 0.23],
        rightColumns: [2],
        rows: numberRows([...inputFacts(data), ...stepFacts(data, values)]),
        hasTotal: true,
      },
    },
    ...(data.project.variant === 'non_residential'
      ? [{ kind: 'paragraph', text: tell(messages.floor_note), tone: 'quiet' } as const]
      : []),
    { kind: 'paragraph', text: tell(messages.engine), tone: 'quiet' },
  ];
}

/** The answers the amount was calculated from; also the technical lines of the application. */
export function inputFacts({ project, language }: DocumentData): readonly Fact[] {
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const figure = (value: number) => formatNumber(value, language);
  const facts: Fact[] = [];
  if (project.variant !== 'non_residential' && project.constructionYear) {
    facts.push([tell(application.construction_year), tell(constructionYearNames[project.constructionYear])]);
  }
  if (project.variant !== 'home' && project.surfaceArea !== null) {
    facts.push([tell(application.surface_area), `${figure(project.surfaceArea)}\u00a0m²`]);
  }
  if (project.variant !== 'non_residential') return facts;
  const { indexAnnualDemand: index, efficiencyBefore: before, efficiencyAfter: after } = project;
  if (index !== null) {
    facts.push([tell(application.index), tell(application.per_area_and_year, { index: figure(index) })]);
  }
  if (before !== null && after !== null) {
    const both = { before: formatNumber(before, language, 2), after: formatNumber(after, language, 2) };
    facts.push([tell(application.efficiency), tell(application.before_and_after, both)]);
  }
  if (project.climateZone) {
    facts.push([tell(application.climate_zone), tell(climateZoneNames[project.climateZone].name)]);
  }
  return facts;
}

function stepFacts(data: DocumentData, values: MessageValues): readonly Fact[] {
  const start = inputFacts(data).length + 1;
  const tell = (message: Message, items: MessageValues = {}) =>
    say(message, data.language, { ...values, ...items });
  const item = (offset: number) => String(start + offset);
  return [
    [tell(messages.toe), tell(messages.toe_value)],
    [tell(messages.kwh), tell(messages.kwh_value)],
    [tell(messages.fee), tell(messages.fee_value)],
    [tell(messages.ceiling, { first: item(0), second: item(2) }), String(values.ceiling)],
    [tell(messages.share), String(values.share)],
    [tell(messages.amount, { first: item(3), second: item(4) }), String(values.amount)],
  ];
}

function numberRows(facts: readonly Fact[]): readonly (readonly string[])[] {
  return facts.map(([label, value], index) => [String(index + 1), label, value]);
}
