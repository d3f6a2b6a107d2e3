import type { DocumentData, OrganisationData, PersonData } from '../document-data.ts';

const consentTexts = [
  [
    'consent_regulations',
    'Akceptuję regulamin programu dofinansowań i regulamin platformy. Oświadczam, że jestem odbiorcą końcowym energii lub paliwa w tym budynku, a podane dane są prawdziwe.',
  ],
  [
    'consent_co_owners_consent',
    'Oświadczam, że cały budynek należy do mnie albo mam zgodę wszystkich współwłaścicieli na wymianę źródła ciepła. Udokumentuję tę zgodę na żądanie podmiotu upoważnionego.',
  ],
  [
    'consent_gdpr_clause_obliged_entity',
    'Znam treść klauzuli informacyjnej podmiotu zobowiązanego o przetwarzaniu danych osobowych.',
  ],
  [
    'consent_regulations_obliged_entity',
    'Akceptuję warunki podmiotu zobowiązanego, na których udziela on dofinansowania.',
  ],
  [
    'consent_implementation',
    'Zobowiązuję się wymienić źródło ciepła zgodnie z wnioskiem, trwale wyłączyć dotychczasowe i umożliwić kontrolę wykonania.',
  ],
] as const;

const jadwiga: PersonData = {
  kind: 'person',
  clientType: 'owner',
  firstName: 'Jadwiga',
  lastName: 'Wrona-Źdźbłowska',
  pesel: '44051401359',
  phoneNumber: '600 700 800',
  email: 'jadwiga.wrona@example.com',
  contactEmail: 'marek.wrona@example.com',
};

/** A house near Kraków that leaves coal for an air-to-water heat pump. */
export const homeDocument: DocumentData = {
  reference: 'NDP-2026-7KQ4',
  date: '2026-11-21',
  language: 'pl',
  programme: {
    id: 'mpec',
    title: 'Program bezzwrotnych dofinansowań MPEC',
    year: 2026,
    organiser: {
      name: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej',
      address: 'ul. Przykładowa 1, 30-001 Kraków',
      nip: '1234563218',
      krs: '0000123456',
    },
    referenceSet: 'RV2021',
    payoutShare: '0.80',
    regulationsVersion: '2026-11-01',
    informationClauseVersion: '2026-11-01',
  },
  partner: {
    title: 'MPEC',
    primaryColor: '#0b5c8a',
    secondaryColor: '#2f9e8f',
    contactEmail: 'kontakt@mpec.ndp.example',
    contactPhone: '+48 22 100 00 01',
  },
  operator: { name: 'NDP Obrót Towarowy', address: 'ul. Giełdowa 2, 00-001 Warszawa', nip: null, krs: null },
  applicant: jadwiga,
  buildingAddress: {
    province: 'małopolskie',
    county: 'krakowski',
    community: 'Zabierzów',
    city: 'Balice',
    street: 'ul. Polna',
    houseNumber: '12A',
    apartmentNumber: '5',
    zipCode: '32-083',
  },
  buildingInfo: { landRegistryNumber: '123/4', mortgageRegistryNumber: 'WA4M/00123456/4' },
  project: {
    variant: 'home',
    constructionYear: 'before_1971',
    surfaceArea: null,
    climateZone: null,
    indexAnnualDemand: null,
    efficiencyBefore: null,
    efficiencyAfter: null,
    existingHeatSource: 'coal',
    heatSource: 'heat_pump',
    heatSourceVariant: 4,
    heaterModelName: 'Aero 9 kW',
    installer: 'Ciepło i Dom, Poznań',
    plannedCompletionDate: '2026-12-15',
  },
  isOtherFunding: false,
  calculation: {
    referenceValueToe: 2.059,
    savedKwh: 23_946,
    unitFeePlnPerToe: 2326.99,
    ceilingPln: 4791.27,
    payoutShare: '0.80',
    amountPln: 3833,
    engineVersion: '1.0.0',
  },
  settlement: { holder: 'Jadwiga Wrona-Źdźbłowska', iban: 'PL61109010140000071219812874' },
  consents: consentTexts.map(([id, text]) => ({
    id,
    text,
    textVersion: '2026-11-01',
    language: 'pl',
    acceptedAt: '2026-11-20T23:30:00Z',
  })),
};

const community: OrganisationData = {
  kind: 'organisation',
  clientType: 'owner',
  buildingName: 'Wspólnota Mieszkaniowa Łąkowa 7',
  nip: '1234563218',
  regon: '123456785',
  krs: null,
  phoneNumber: '600 700 801',
  email: 'zarzad@lakowa.example',
  contactEmail: null,
};

/** A housing community of 1 200 m² that takes heat from the network. */
export const apartmentDocument: DocumentData = {
  ...homeDocument,
  reference: 'NDP-2026-9TXC',
  applicant: community,
  project: {
    ...homeDocument.project,
    variant: 'apartment',
    constructionYear: 'between_1979_1988',
    surfaceArea: 1200,
    heatSource: 'city_heating',
    heatSourceVariant: 1,
    heaterModelName: 'Węzeł 120 kW',
  },
  calculation: {
    ...homeDocument.calculation,
    referenceValueToe: 3.84,
    savedKwh: 44_659,
    ceilingPln: 8935.64,
    amountPln: 7148,
  },
};

/** A school whose efficiencies come from its energy performance certificate. */
export const schoolDocument: DocumentData = {
  ...homeDocument,
  reference: 'NDP-2026-5PLN',
  applicant: { ...community, buildingName: 'Szkoła Podstawowa nr 3', krs: '0000123456' },
  project: {
    ...homeDocument.project,
    variant: 'non_residential',
    constructionYear: null,
    existingHeatSource: null,
    heatSource: null,
    heatSourceVariant: null,
    surfaceArea: 3200,
    climateZone: 'zone_ii',
    indexAnnualDemand: 95.5,
    efficiencyBefore: 0.6,
    efficiencyAfter: 0.95,
  },
  isOtherFunding: true,
  calculation: {
    ...homeDocument.calculation,
    referenceValueToe: 6.142645,
    savedKwh: 71_439,
    ceilingPln: 14_293.87,
    amountPln: 11_435,
  },
};
