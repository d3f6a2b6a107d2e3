import type { Organisation, Person } from '@ndp/flows/application/applicant/step.ts';
import type { DocumentData } from '../document-data.ts';

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

const jadwiga: Person = {
  client_type: 'owner',
  first_name: 'Jadwiga',
  last_name: 'Wrona-Źdźbłowska',
  pesel: '44051401359',
  phone_number: '600 700 800',
  contact_email: 'marek.wrona@example.com',
};

/** A house near Kraków that leaves coal for an air-to-water heat pump. */
export const homeDocument: DocumentData = {
  reference: 'NDP-2026-7KQ4',
  date: '2026-11-21',
  language: 'pl',
  programme: {
    id: 'mpec',
    title: 'Program bezzwrotnych dofinansowań MPEC',
    organiser: {
      name: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej',
      address: 'ul. Przykładowa 1, 30-001 Kraków',
      nip: '1234563218',
      krs: '0000123456',
    },
    regulations_version: '2026-11-01',
    information_clause_version: '2026-11-01',
  },
  partner: {
    title: 'MPEC',
    primary_color: '#0b5c8a',
    secondary_color: '#2f9e8f',
    contact_email: 'kontakt@mpec.ndp.example',
    contact_phone: '+48 22 100 00 01',
  },
  operator: { name: 'NDP Obrót Towarowy', address: 'ul. Giełdowa 2, 00-001 Warszawa', nip: null, krs: null },
  email: 'jadwiga.wrona@example.com',
  client_info: jadwiga,
  building_address: {
    province: 'małopolskie',
    county: 'krakowski',
    community: 'Zabierzów',
    city: 'Balice',
    street: 'ul. Polna',
    house_number: '12A',
    apartment_number: '5',
    zip_code: '32-083',
  },
  building_info: { land_registry_number: '123/4', mortgage_registry_number: 'WA4M/00123456/4' },
  project: {
    variant: 'home',
    construction_year: 'before_1971',
    surface_area: null,
    climate_zone: null,
    index_annual_demand: null,
    efficiency_before: null,
    efficiency_after: null,
    existing_heat_source: 'coal',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    heater_model_name: 'Aero 9 kW',
    selected_installer: 'Ciepło i Dom, Poznań',
    planned_completion_date: '2026-12-15',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
  },
  installer: 'Ciepło i Dom, Poznań',
  calculation: {
    reference_value_toe: 2.059,
    saved_kwh: 23_946,
    unit_fee_pln_per_toe: 2326.99,
    ceiling_pln: 4791.27,
    programme_year: 2026,
    reference_set: 'RV2021',
    payout_share: 0.8,
    quote: 3833,
    engine_version: '1.0.0',
  },
  settlement: {
    bank_account_holder_name: 'Jadwiga Wrona-Źdźbłowska',
    iban_number: 'PL61109010140000071219812874',
  },
  consents: consentTexts.map(([id, text]) => ({
    id,
    text,
    text_version: '2026-11-01',
    language: 'pl',
    accepted_at: '2026-11-20T23:30:00Z',
  })),
};

const community: Organisation = {
  client_type: 'owner',
  building_name: 'Wspólnota Mieszkaniowa Łąkowa 7',
  nip: '1234563218',
  regon: '123456785',
  krs: null,
  phone_number: '600 700 801',
  contact_email: null,
};

/** A housing community of 1 200 m² that takes heat from the network. */
export const apartmentDocument: DocumentData = {
  ...homeDocument,
  reference: 'NDP-2026-9TXC',
  email: 'zarzad@lakowa.example',
  client_info: community,
  project: {
    ...homeDocument.project,
    variant: 'apartment',
    construction_year: 'between_1979_1988',
    surface_area: 1200,
    heat_source: 'city_heating',
    heat_source_variant: 1,
    heater_model_name: 'Węzeł 120 kW',
  },
  calculation: {
    ...homeDocument.calculation,
    reference_value_toe: 3.84,
    saved_kwh: 44_659,
    ceiling_pln: 8935.64,
    quote: 7148,
  },
};

/** A school whose efficiencies come from its energy performance certificate. */
export const schoolDocument: DocumentData = {
  ...homeDocument,
  reference: 'NDP-2026-5PLN',
  email: 'zarzad@lakowa.example',
  client_info: { ...community, building_name: 'Szkoła Podstawowa nr 3', krs: '0000123456' },
  project: {
    ...homeDocument.project,
    variant: 'non_residential',
    construction_year: null,
    existing_heat_source: null,
    heat_source: null,
    heat_source_variant: null,
    surface_area: 3200,
    climate_zone: 'zone_ii',
    index_annual_demand: 95.5,
    efficiency_before: 0.6,
    efficiency_after: 0.95,
    is_other_funding: true,
  },
  calculation: {
    ...homeDocument.calculation,
    reference_value_toe: 6.142645,
    saved_kwh: 71_439,
    ceiling_pln: 14_293.87,
    quote: 11_435,
  },
};
