import { createHash } from 'node:crypto';

/** What an applicant of a house types at the estimate. */
export function estimateOf(email) {
  return {
    email,
    subsidy: {
      project_variant: 'home',
      heat_source: 'heat_pump',
      heat_source_variant: 4,
      construction_year: 'before_1971',
    },
    existing_heat_source: 'coal',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2099-12-01',
    heater_model_name: 'Pompa 8 kW',
    selected_installer: 'install_by_the_customer',
    note: null,
  };
}

const consents = [
  'consent_regulations',
  'consent_co_owners_consent',
  'consent_gdpr_clause_obliged_entity',
  'consent_regulations_obliged_entity',
  'consent_implementation',
];

/** The five sections in their order; `n` makes those of each applicant different. */
export function sectionsOf(n) {
  return Object.entries({
    client_info: clientOf(n, 0),
    building_address: {
      province: 'małopolskie',
      county: 'Kraków',
      community: 'Kraków',
      city: 'Kraków',
      street: 'ul. Święty Krzyż',
      house_number: `${n}A`,
      apartment_number: null,
      zip_code: '31-023',
    },
    building_info: { land_registry_number: `${n}/4`, mortgage_registry_number: 'WA4M/00123456/4' },
    settlement: {
      bank_account_holder_name: `Łucja Żółć ${letters(n)}`,
      iban_number: 'PL61109010140000071219812874',
    },
    consent: Object.fromEntries(consents.map((name) => [name, true])),
  });
}

/** Who applies; another `change`, another phone number. */
export function clientOf(n, change) {
  return {
    client_type: 'owner',
    first_name: 'Łucja',
    last_name: `Żółć ${letters(n)}`,
    phone_number: String(600_000_000 + (n % 100_000) * 100 + (change % 100)),
    contact_email: null,
    pesel: '44051401359',
  };
}

/** A small PDF, another one for each name. */
export function pdfNamed(name) {
  const body = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Title (${name}) >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`;
  const head = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const end = head.length + body.length;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(head + body + table, 'latin1');
}

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A number in letters: names hold no digits. */
function letters(n) {
  return [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
