import { browserHours, linkDays, sittingHours } from '@ndp/domain/periods.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { kindsOf } from '@ndp/domain/settlement/document-kinds.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { formatNumber, formatPln, formatShare } from '../figures.ts';
import { type Language, type Message, say } from '../message.ts';
import { documentConditions, settlementDocuments } from './document-messages.ts';
import type { StatementValues } from './fill.ts';
import { decisionInProcedure, decisionInShort, decisionOfClause, momentOfChecking } from './messages.ts';
import { describeParty } from './party-words.ts';
import { referenceJournals } from './reference-journals.ts';
import { termValues } from './term-values.ts';

/** Everything a statement of a programme may name, but for the contact of the partner that shows it. */
export function programValues(program: Program, language: Language): StatementValues {
  return {
    ...termValues(program.terms, program.year, language),
    ...partyValues(program, language),
    ...keepingValues(),
    ...moneyValues(program, language),
    ...sentences(program, language),
    regulationsVersion: program.regulationsVersion,
    informationClauseVersion: program.informationClauseVersion,
  };
}

function partyValues({ organiser, installer }: Program, language: Language): StatementValues {
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const { registerCourt, shareCapitalPln } = platformOperator;
  return {
    organiser: organiser.name,
    organiserDetails: describeParty(organiser),
    operator: platformOperator.name,
    operatorDetails: describeParty(platformOperator),
    operatorCourt: registerCourt[language],
    operatorCapital: formatPln(shareCapitalPln, language),
    installers: listed.map(({ name, town }) => `${name} (${town})`).join(', '),
  };
}

function keepingValues(): StatementValues {
  const numbers = {
    unconfirmedDays: retentionDays.unconfirmed,
    callbackDays: retentionDays.callback,
    draftDays: retentionDays.draft,
    unsentDays: retentionDays.unsent,
    closedDays: retentionDays.closed,
    draftLinkDays: linkDays.draft,
    helperLinkDays: linkDays.helper,
    openingAskedDays: workingDays.openingAsked,
    openingWaitDays: workingDays.openingWait,
    browserHours,
    sittingHours,
  };
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
}

function moneyValues(program: Program, language: Language): StatementValues {
  const { quote: amount, explanation } = quote(program.example, program);
  const { reference_value_toe, ceiling_pln, unit_fee_pln_per_toe } = explanation;
  const { example } = program;
  return {
    unitFee: formatPln(unit_fee_pln_per_toe, language, 2),
    share: formatShare(Number(program.payoutShare), language),
    plannedSaving: formatNumber(program.plannedSavingToe, language),
    referenceJournal: say(referenceJournals[program.referenceSet], language),
    exampleArea: 'surface_area' in example ? formatNumber(example.surface_area, language) : '',
    exampleToe: formatNumber(reference_value_toe, language, 3),
    exampleCeiling: formatPln(ceiling_pln, language, 2),
    exampleAmount: formatPln(amount, language),
  };
}

function sentences(program: Program, language: Language): StatementValues {
  const { signingBegins } = program;
  // No `say`: its values are filled in later.
  return {
    decisionOfClause: decisionOfClause[signingBegins][language],
    decisionInShort: decisionInShort[signingBegins][language],
    decisionInProcedure: decisionInProcedure[signingBegins][language],
    momentOfChecking: momentOfChecking[signingBegins][language],
    settlementDocuments: listDocuments(program, language),
  };
}

/** The points of a Markdown list within a numbered one: whatever the settlement may ask for, and of whom. */
function listDocuments(program: Program, language: Language): string {
  const kinds = kindsOf(program).filter((kind) => kind !== 'other');
  const points = kinds.map((kind) => {
    const condition: Message | undefined = documentConditions[kind];
    const document = settlementDocuments[kind][language];
    return condition ? `${condition[language]}: ${document}` : document;
  });
  return points.map((point, i) => `   - ${point}${i === points.length - 1 ? '.' : ','}`).join('\n');
}
