/** The money comes within so many weeks of a complete payment application. Source: specification, section 1. */
export const paymentWeeks = 8;

/** Left for the works where a version does not say: ordering a device and replacing a boiler takes about a week. */
export const usualWorksDays = 7;

/** In which an offer is looked at where a version does not say. */
export const usualOfferDays = 7;

/** What a version of a programme promises and asks by the calendar. Every text and every rule takes it from here. */
export interface ProgramTerms {
  /** First day of the programme, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** Last day on which works may end, and so the last that may be planned. */
  readonly lastDay: string;
  readonly days: {
    /** In which documents sent for signature must be signed. */
    readonly signing: number;
    /** In which a consumer may withdraw from the agreement. */
    readonly withdrawal: number;
    /** In which a complaint is answered. */
    readonly complaint: number;
    /** Given to explain oneself before a refusal or a claim of repayment; the least. */
    readonly explanation: number;
    readonly repayment: number;
    /** Between the appointment and the visit of an inspection; the least. */
    readonly inspection: number;
    /** In which a new source is reported to the register of building emissions. */
    readonly registration: number;
    /** In which an installer's offer is looked at before the agreement is signed. */
    readonly offer: number;
    /** Left for the works between the last day to sign and the last day of the programme; the least. */
    readonly works: number;
  };
  readonly weeks: {
    /** In which the money comes after a complete payment application; the most, and the same for all. */
    readonly payment: typeof paymentWeeks;
  };
  readonly years: {
    /** How long the new source stays in the building, from completion. */
    readonly durability: number;
    /** How long agreements and their papers are kept after the day the duty is settled. */
    readonly keeping: number;
  };
}

/**
 * The terms of a programme that runs for a calendar year.
 *
 * @source withdrawal: Consumer Rights Act of 30 May 2014, art. 27; registration: Act of 21 November 2008 on supporting
 * thermo-modernisation, art. 27g; keeping: Energy Efficiency Act, art. 16
 */
export function termsOfYear(year: number): ProgramTerms {
  return {
    firstDay: `${year}-01-01`,
    lastDay: `${year}-12-31`,
    days: {
      signing: 14,
      withdrawal: 14,
      complaint: 14,
      explanation: 14,
      repayment: 30,
      inspection: 7,
      registration: 14,
      offer: usualOfferDays,
      works: usualWorksDays,
    },
    weeks: { payment: paymentWeeks },
    years: { durability: 5, keeping: 5 },
  };
}
