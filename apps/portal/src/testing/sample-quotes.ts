const ones = ['reference_value_toe', 'saved_kwh', 'saved_percent', 'unit_fee_pln_per_toe'];
const explanation = {
  ...Object.fromEntries([...ones, 'programme_year', 'ceiling_pln', 'payout_share'].map((name) => [name, 1])),
  ...{ reference_set: 'RV2021', co2_avoided_kg: null, reason: null, notes: [] },
};
const amount = (quote: number) => ({ quote, explanation });
/** The amount of a project before and after it is corrected. */
export const quotes = { before: amount(3833), after: amount(4100) };
