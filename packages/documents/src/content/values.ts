import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { secondSignerOf } from '@ndp/flows/application/applicant/signers.ts';
import { formatAddress } from '@ndp/flows/application/building-address/questions.ts';
import { formatDate, formatNumber, formatPln, formatShare } from '@ndp/flows/figures.ts';
import { type MessageValues, say } from '@ndp/flows/message.ts';
import { existingHeatSourceNames } from '@ndp/flows/project/option-names.ts';
import { decisionInShort } from '@ndp/flows/statements/messages.ts';
import { termValues } from '@ndp/flows/statements/term-values.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { DocumentData } from '../document-data.ts';
import { officialSourceName } from '../official-source-names.ts';
import { calculationCases, referenceRegulations } from '../texts/calculation-messages.ts';

/** Everything the sentences of a template may name, in the language of the document. */
export function valuesOf(data: DocumentData): MessageValues {
  return { ...partyValues(data), ...projectValues(data), ...moneyValues(data), ...dateValues(data) };
}

function partyValues({
  programme,
  operator,
  partner,
  email,
  reference,
  language,
  client_info,
}: DocumentData): MessageValues {
  const second = secondSignerOf(client_info);
  return {
    reference,
    organiser: programme.organiser.name,
    operator: operator.name,
    email: partner.contact_email,
    phone: partner.contact_phone.replaceAll(' ', '\u00a0'),
    applicantEmail: email,
    secondName: second?.name ?? '',
    secondEmail: second?.email ?? '',
    programmeTitle: programme.title,
    regulationsVersion: programme.regulations_version,
    informationClauseVersion: programme.information_clause_version,
    decisionInShort: say(decisionInShort[programme.signing_begins], language),
  };
}

function projectValues(data: DocumentData): MessageValues {
  const { project, building_info, language, calculation } = data;
  const newSource = officialSourceName(project, calculation.reference_set);
  const existing = project.existing_heat_source;
  const efficiency = (value: number | null | undefined) =>
    value == null ? '' : formatNumber(value, language, 2);
  return {
    address: formatAddress(data.building_address),
    plot: building_info.land_registry_number,
    landRegister: building_info.mortgage_registry_number,
    newSource: newSource ? say(newSource, language) : '',
    existingSource: existing ? say(existingHeatSourceNames[existing].name, language).toLowerCase() : '',
    model: project.heater_model_name,
    installer: data.installer,
    efficiencyBefore: efficiency(project.efficiency_before),
    efficiencyAfter: efficiency(project.efficiency_after),
  };
}

function moneyValues({ calculation, settlement, project, language }: DocumentData): MessageValues {
  return {
    amount: formatPln(calculation.quote, language),
    amountWords: amountInWords(calculation.quote, language),
    toe: formatNumber(calculation.reference_value_toe, language),
    kwh: formatNumber(calculation.saved_kwh, language),
    unitFee: formatPln(calculation.unit_fee_pln_per_toe, language, 2),
    ceiling: formatPln(calculation.ceiling_pln, language, 2),
    share: formatShare(calculation.payout_share, language),
    engineVersion: calculation.engine_version,
    referenceSet: calculation.reference_set,
    referenceRegulation: say(referenceRegulations[calculation.reference_set], language),
    calculationCase: say(calculationCases[project.variant], language),
    iban: formatIban(settlement.iban_number).replaceAll(' ', '\u00a0'),
    holder: settlement.bank_account_holder_name,
  };
}

/** The days and periods of the programme's version; nothing that was answered moves them. */
function dateValues({ date, calculation, programme, project, language }: DocumentData): MessageValues {
  return {
    ...termValues(programme.terms, calculation.programme_year, language),
    date: formatDate(date, language),
    plannedDate: formatDate(project.planned_completion_date, language),
  };
}
