import { existingHeatSourceNames } from '@ndp/flows/estimate/option-names.ts';
import { type MessageValues, say } from '@ndp/flows/message.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { AddressData, DocumentData } from '../document-data.ts';
import { formatDate, formatIban, formatNumber, formatPln, formatShare } from '../figures.ts';
import { officialSourceName } from '../official-source-names.ts';
import { termsOf } from '../programme-terms.ts';
import { calculationCases, referenceRegulations } from '../texts/calculation-messages.ts';

/** Everything the sentences of a template may name, in the language of the document. */
export function valuesOf(data: DocumentData): MessageValues {
  return { ...partyValues(data), ...projectValues(data), ...moneyValues(data), ...dateValues(data) };
}

/** “ul. Polna 12A/5, 32-083 Balice”; a place without streets repeats its name and is written once. */
export function formatAddress(address: AddressData): string {
  const { street, city, houseNumber, apartmentNumber, zipCode } = address;
  const number = apartmentNumber ? `${houseNumber}/${apartmentNumber}` : houseNumber;
  const place = street === city ? `${city} ${number}` : `${street} ${number}`;
  return street === city ? `${place}, ${zipCode}` : `${place}, ${zipCode} ${city}`;
}

function partyValues({ programme, operator, partner, applicant, reference }: DocumentData): MessageValues {
  return {
    reference,
    organiser: programme.organiser.name,
    operator: operator.name,
    email: partner.contactEmail,
    phone: partner.contactPhone.replaceAll(' ', '\u00a0'),
    applicantEmail: applicant.email,
    programmeTitle: programme.title,
    year: String(programme.year),
    regulationsVersion: programme.regulationsVersion,
    informationClauseVersion: programme.informationClauseVersion,
  };
}

function projectValues(data: DocumentData): MessageValues {
  const { project, buildingAddress, buildingInfo, language, programme } = data;
  const newSource = officialSourceName(project, programme.referenceSet);
  const existing = project.existingHeatSource;
  const efficiency = (value: number | null) => (value === null ? '' : formatNumber(value, language, 2));
  return {
    address: formatAddress(buildingAddress),
    plot: buildingInfo.landRegistryNumber,
    landRegister: buildingInfo.mortgageRegistryNumber,
    newSource: newSource ? say(newSource, language) : '',
    existingSource: existing ? say(existingHeatSourceNames[existing].name, language).toLowerCase() : '',
    model: project.heaterModelName,
    installer: project.installer,
    efficiencyBefore: efficiency(project.efficiencyBefore),
    efficiencyAfter: efficiency(project.efficiencyAfter),
    durabilityYears: termsOf(programme.id).durabilityYears,
  };
}

function moneyValues({ calculation, settlement, programme, project, language }: DocumentData): MessageValues {
  return {
    amount: formatPln(calculation.amountPln, language),
    amountWords: amountInWords(calculation.amountPln, language),
    toe: formatNumber(calculation.referenceValueToe, language),
    kwh: formatNumber(calculation.savedKwh, language),
    unitFee: formatPln(calculation.unitFeePlnPerToe, language, 2),
    ceiling: formatPln(calculation.ceilingPln, language, 2),
    share: formatShare(calculation.payoutShare, language),
    engineVersion: calculation.engineVersion,
    referenceSet: programme.referenceSet,
    referenceRegulation: say(referenceRegulations[programme.referenceSet], language),
    calculationCase: say(calculationCases[project.variant], language),
    iban: formatIban(settlement.iban),
    holder: settlement.holder,
  };
}

/** By when the project is to be carried out: the end of the programme year, or the day that was planned after it. */
function lastDayOf(year: number, planned: string): string {
  const end = `${year}-12-31`;
  return planned > end ? planned : end;
}

/**
 * The days that follow from the programme year.
 *
 * @source Energy Efficiency Act, art. 15a(9), art. 16: settlement by 30 June of the third year, records for 5 years more
 */
function dateValues({ date, programme, project, language }: DocumentData): MessageValues {
  return {
    date: formatDate(date, language),
    plannedDate: formatDate(project.plannedCompletionDate, language),
    deadline: formatDate(lastDayOf(programme.year, project.plannedCompletionDate), language),
    settlementDeadline: formatDate(`${programme.year + 3}-06-30`, language),
    retentionDate: formatDate(`${programme.year + 8}-06-30`, language),
  };
}
