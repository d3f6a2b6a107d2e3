import { duon } from '@ndp/domain/programs/duon.ts';
import { fortum } from '@ndp/domain/programs/fortum.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { byTheCustomer, notListed } from '@ndp/flows/estimate/planning/step.ts';
import type {
  ApartmentAnswers,
  CallbackAnswers,
  HomeAnswers,
  NonResidentialAnswers,
  OrganisationInfo,
  Persona,
  PersonInfo,
} from './persona.ts';

/**
 * The invented applicants of all tests, journeys and load drivers: one for each kind of building and each programme.
 * A new question is answered here and nowhere else. Their numbers pass the checks and are those of textbooks.
 */

type EstimateAnswers = HomeAnswers | ApartmentAnswers | NonResidentialAnswers;

const withQuote = <Answers extends EstimateAnswers>(program: Program, answers: Answers) => ({
  program,
  answers: { ...answers, quote: quote(answers, program) },
});

const consent = {
  consent_regulations: true,
  consent_co_owners_consent: true,
  consent_gdpr_clause_obliged_entity: true,
  consent_regulations_obliged_entity: true,
  consent_implementation: true,
  co_owners_on_paper: null,
} as const;

/** Of an organisation for which one person signs. */
export const signsAlone = { second_first_name: null, second_last_name: null, second_email: null } as const;

/** Owns a house in Kraków that leaves coal for a heat pump. */
export const homeOwner: Persona<HomeAnswers, PersonInfo> = {
  ...withQuote<HomeAnswers>(mpec, {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    is_sub_type_assumed: false,
    heat_from: 'air',
    driven_by: 'electricity',
    gas_process: null,
    province: 'małopolskie',
    county: 'Kraków',
    community: 'Kraków',
    city: 'Kraków',
    climate_zone: 'zone_iii',
    construction_year: 'before_1971',
    existing_heat_source: 'coal',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2026-12-15',
    selected_installer: notListed,
    will_install_by: 'Ciepły Kąt, Gniezno',
    heater_model_name: 'Wicher 9',
    note: '',
    gdpr_consent: true,
    email: 'lucja.zolc@example.pl',
  }),
  sections: {
    client_info: {
      client_type: 'owner',
      first_name: 'Łucja',
      last_name: 'Żółć-Kowalska',
      pesel: '44051401359',
      phone_number: '600 700 800',
      contact_email: null,
    },
    building_address: {
      province: 'małopolskie',
      county: 'Kraków',
      community: 'Kraków',
      city: 'Kraków',
      street: 'ul. Święty Krzyż',
      house_number: '12A',
      apartment_number: null,
      zip_code: '31-023',
    },
    building_info: { land_registry_number: '123/4', mortgage_registry_number: 'WA4M/00123456/4' },
    settlement: {
      bank_account_holder_name: 'Łucja Żółć-Kowalska',
      iban_number: 'PL61109010140000071219812874',
    },
    consent,
  },
};

/** Owns a part of a house in a village; her programme lists its installers, and her son reads her mail too. */
export const coOwner: Persona<HomeAnswers, PersonInfo> = {
  ...withQuote<HomeAnswers>(stx, {
    project_variant: 'home',
    heat_source: 'gas_boiler',
    heat_source_variant: 2,
    is_sub_type_assumed: null,
    heat_from: null,
    driven_by: null,
    gas_process: null,
    province: 'małopolskie',
    county: 'krakowski',
    community: 'Zabierzów',
    city: 'Balice',
    climate_zone: 'zone_iii',
    construction_year: 'between_1971_1978',
    existing_heat_source: 'coal',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2026-12-15',
    selected_installer: 'pompy_slask',
    will_install_by: null,
    heater_model_name: 'Żar 18 kW',
    note: null,
    gdpr_consent: true,
    email: 'jadwiga.wrona@example.com',
  }),
  sections: {
    client_info: {
      client_type: 'co_owner',
      first_name: 'Jadwiga',
      last_name: 'Wrona-Źdźbłowska',
      pesel: '02070803628',
      phone_number: '600 700 802',
      contact_email: 'marek.wrona@example.com',
    },
    building_address: {
      province: 'małopolskie',
      county: 'krakowski',
      community: 'Zabierzów',
      city: 'Balice',
      street: 'ul. Polna',
      house_number: '7',
      apartment_number: '5',
      zip_code: '32-083',
    },
    building_info: { land_registry_number: '7/12', mortgage_registry_number: 'KR1P/00012345/2' },
    settlement: {
      bank_account_holder_name: 'Jadwiga Wrona-Źdźbłowska',
      iban_number: 'PL27114020040000300201355387',
    },
    consent: { ...consent, co_owners_on_paper: true },
  },
};

/** A housing community, which no court register knows, takes heat from the network and installs by itself. */
export const housingCommunity: Persona<ApartmentAnswers, OrganisationInfo> = {
  ...withQuote<ApartmentAnswers>(fortum, {
    project_variant: 'apartment',
    surface_area: 1250.5,
    heat_source: 'city_heating',
    heat_source_variant: 1,
    is_sub_type_assumed: null,
    heat_from: null,
    driven_by: null,
    gas_process: null,
    province: 'dolnośląskie',
    county: 'Wrocław',
    community: 'Wrocław',
    city: 'Wrocław',
    climate_zone: 'zone_ii',
    construction_year: 'between_1979_1988',
    existing_heat_source: 'coal',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2026-12-15',
    selected_installer: byTheCustomer,
    will_install_by: null,
    heater_model_name: 'Węzeł 120 kW',
    note: 'Klucz do węzła ma dozorca',
    gdpr_consent: true,
    email: 'zarzad@lakowa.example.pl',
  }),
  sections: {
    client_info: {
      client_type: 'owner',
      building_name: 'Wspólnota Łąkowa 7',
      nip: '1111111111',
      regon: '111111110',
      krs: null,
      phone_number: '+48 71 555 12 34',
      contact_email: null,
      ...signsAlone,
    },
    building_address: {
      province: 'dolnośląskie',
      county: 'Wrocław',
      community: 'Wrocław',
      city: 'Wrocław',
      street: 'ul. Łąkowa',
      house_number: '7',
      apartment_number: null,
      zip_code: '50-036',
    },
    building_info: { land_registry_number: '45', mortgage_registry_number: 'WR1K/00045678/0' },
    settlement: {
      bank_account_holder_name: 'Wspólnota Łąkowa 7',
      iban_number: 'PL61109010140000071219812874',
    },
    consent,
  },
};

/** A school whose efficiencies come from its energy performance certificate. */
export const school: Persona<NonResidentialAnswers, OrganisationInfo> = {
  ...withQuote<NonResidentialAnswers>(duon, {
    project_variant: 'non_residential',
    surface_area: 3200,
    knows_efficiency: 'yes',
    index_annual_demand: 95.5,
    efficiency_before: 0.6,
    efficiency_after: 0.95,
    province: 'wielkopolskie',
    county: 'Poznań',
    community: 'Poznań',
    city: 'Poznań',
    climate_zone: 'zone_ii',
    is_other_funding: true,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2026-12-15',
    selected_installer: notListed,
    will_install_by: 'Ciepły Kąt, Gniezno',
    heater_model_name: 'Halny 60',
    note: null,
    gdpr_consent: true,
    email: 'sekretariat@szkola3.example.pl',
  }),
  sections: {
    client_info: {
      client_type: 'owner',
      building_name: 'Szkoła Podstawowa nr 3',
      nip: '1234563218',
      regon: '123456785',
      krs: '0000123456',
      phone_number: '+48 61 555 12 34',
      contact_email: 'biuro@example.pl',
      ...signsAlone,
    },
    building_address: {
      province: 'wielkopolskie',
      county: 'Poznań',
      community: 'Poznań',
      city: 'Poznań',
      street: 'ul. Szkolna',
      house_number: '3',
      apartment_number: null,
      zip_code: '61-832',
    },
    building_info: { land_registry_number: '3/1, 3/2', mortgage_registry_number: 'PO1P/00003333/8' },
    settlement: {
      bank_account_holder_name: 'Szkoła Podstawowa nr 3',
      iban_number: 'PL27114020040000300201355387',
    },
    consent,
  },
};

/** The same community, for which two members of its board sign together. */
export const jointCommunity: typeof housingCommunity = {
  ...housingCommunity,
  sections: {
    ...housingCommunity.sections,
    client_info: {
      ...housingCommunity.sections.client_info,
      second_first_name: 'Bożena',
      second_last_name: 'Dąb-Krótka',
      second_email: 'bozena@lakowa.example.pl',
    },
  },
};

/** Looks after a hall whose energy data nobody knows. */
export const caller: { readonly answers: CallbackAnswers } = {
  answers: {
    project_variant: 'non_residential',
    surface_area: 900,
    knows_efficiency: 'no',
    building_name: 'Hala przy Młyńskiej',
    first_name: 'Anna',
    last_name: 'Nowak',
    phone_number: '600 700 804',
    email: 'hala@example.pl',
    gdpr_consent: true,
  },
};

/** Everybody who comes as far as an application. */
export const personas = { homeOwner, coOwner, housingCommunity, school } as const;
