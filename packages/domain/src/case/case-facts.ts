import type { PaymentState } from '../money/payment-states.ts';
import type { RefusedCase } from '../workflow/appeal.ts';
import type { ApplicationStatus } from '../workflow/statuses.ts';

/** What an officer said of a document; null: nothing yet. */
export type DocumentVerdict = 'accepted' | 'insufficient' | null;

/** A kind of document the settlement of a case asks for, with the verdicts on its files. */
export interface SettledKind {
  readonly kind: string;
  readonly isRequired: boolean;
  readonly verdicts: readonly DocumentVerdict[];
}

/** The newest payment of a case, and who had a part in it. */
export interface PaymentFacts {
  readonly state: PaymentState;
  readonly proposedBy: string;
  readonly approvedBy: readonly string[];
  /** Whoever took a file for the bank with it. */
  readonly takenBy: readonly string[];
}

/** What the applicant was told before less is paid than agreed, and may explain until a day. */
export interface HearingFacts {
  /** What is to be paid, grosze. */
  readonly amountGr: number;
  readonly answerBy: string;
  readonly isAnswered: boolean;
}

/** Everything that decides who may do what in a case now. Days are Polish ones, `YYYY-MM-DD`. */
export interface CaseFacts {
  readonly status: ApplicationStatus;
  /** A request to be called back has no estimate yet. */
  readonly isCallback: boolean;
  /** Whether the office has measured its building. */
  readonly wasMeasured: boolean;
  /** Whether the office entered it from paper, and its applicant has not yet ticked how personal data are processed. */
  readonly isUnacknowledged: boolean;
  /** Whether a helper prepared a part of it, and the applicant has not repeated amount and duties since. */
  readonly isTermsUnconfirmed: boolean;
  /** Whether a new owner has taken over what goes on after the replacement. */
  readonly areDutiesTaken: boolean;
  readonly today: string;
  /** Last days on which the programme of the case lets it be sent and signed; works must be possible after. */
  readonly lastSendDay: string;
  readonly lastSignDay: string;
  /** Whether its programme sends the agreement as soon as the application is complete. */
  readonly signsAtOnce: boolean;
  /** Whether anybody has signed the documents that were sent. */
  readonly hasSigned: boolean;
  /** Whether a signature waits for a person to compare its name. */
  readonly isNameHeld: boolean;
  /** Whether its amount waits for room in the budget. */
  readonly waitsForBudget: boolean;
  /** Whether a request for correction waits for the applicant's answer. */
  readonly hasOpenRequest: boolean;
  /** The kinds of documents its settlement asks for. */
  readonly documents: readonly SettledKind[];
  readonly payment: PaymentFacts | null;
  /** The newest hearing about a lower payment. */
  readonly hearing: HearingFacts | null;
  /** Whether a person has to look at the account before it is paid to. */
  readonly isAccountInQuestion: boolean;
  /** The newest refusal, and who refused. */
  readonly refusal: (RefusedCase & { readonly by: string | null }) | null;
  /** Who decided anything in the case, as far as it was asked. */
  readonly deciders: readonly string[];
}
