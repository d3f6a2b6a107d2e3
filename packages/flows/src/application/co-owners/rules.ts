import { checkPersonName, normalisePersonName } from '@ndp/domain/identifiers/person-name.ts';
import { isConcluded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import * as z from 'zod/mini';
import { email, optionalText } from '../../fields.ts';
import { identifier } from '../../identifier-field.ts';

/** Most co-owners one application names. */
export const mostCoOwners = 9;
const shortestFullName = 2;
const longestFullName = 60;
const longestReason = 500;

/** First and last name in one field: the letters of a person's name, 2 to 60 characters. */
const fullName = () =>
  identifier({
    normalise: normalisePersonName,
    check: checkFullName,
    problems: { required: 'required', characters: 'name_characters', length: 'full_name_length' },
  });

/** A co-owner as the applicant names one. */
export const coOwner = z.object({ name: fullName(), email: email() });
export type NamedCoOwner = z.infer<typeof coOwner>;

/** All co-owners of an application; no address stands twice. */
export const coOwners = z
  .array(z.strictObject(coOwner.shape))
  .check(z.maxLength(mostCoOwners, 'too_many_co_owners'), noAddressTwice());

/** What a co-owner answers. `reason` only says why somebody objects. */
export const coOwnerAnswer = z.object({
  answer: z.enum(['agree', 'object'], { error: 'choose_answer' }),
  typed_name: fullName(),
  reason: optionalText(longestReason),
});
export type CoOwnerAnswer = z.infer<typeof coOwnerAnswer>;

/** Where a co-owner's answer stands, under the wire's name. */
interface CoOwnerState {
  readonly state: 'named' | 'waiting' | 'agreed' | 'objected';
}

/** Whether this person has answered what stands now. */
export function hasAnswered({ state }: CoOwnerState): boolean {
  return state === 'agreed' || state === 'objected';
}

/** The co-owners whose answer an application waits for; nobody is asked when the applicant owns the whole. */
export function unansweredCoOwners<CoOwner extends CoOwnerState>(
  coOwners: readonly CoOwner[],
  clientType: unknown,
): readonly CoOwner[] {
  return clientType === 'owner' ? [] : coOwners.filter((each) => !hasAnswered(each));
}

/** Whether two addresses are the same mailbox, as far as anybody but its provider can tell. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Statuses in which a co-owner may answer and change the answer: the application is sent, the agreement not signed. */
const askable: readonly string[] = ['completed', 'under_review', 'correction_requested', 'contract_sent'];

/** Why a co-owner cannot answer now. */
export type AnswerClosed = 'in_completion' | 'signed' | 'ended';

/**
 * Why a co-owner cannot answer now; null when one can. Once the agreement is signed a given answer stands, while
 * whoever has not answered still may: it is put on record and stops nothing.
 */
export function answerClosed(status: string, isGiven: boolean): AnswerClosed | null {
  if (askable.includes(status)) return null;
  if (isOpen(status)) return 'in_completion';
  if (!isConcluded(status)) return 'ended';
  return isGiven ? 'signed' : null;
}

/** Whether the applicant may still name co-owners, or take one back: until the agreement is signed. */
export function mayNameCoOwners(status: string): boolean {
  return isOpen(status) || askable.includes(status);
}

function checkFullName(typed: string): 'required' | 'characters' | 'length' | undefined {
  const problem = checkPersonName(typed);
  if (problem === 'required' || problem === 'characters') return problem;
  const length = [...normalisePersonName(typed)].length;
  return length < shortestFullName || length > longestFullName ? 'length' : undefined;
}

function noAddressTwice() {
  return z.check<readonly NamedCoOwner[]>(({ value, issues }) => {
    for (const [i, { email: address }] of value.entries()) {
      const first = value.findIndex((other) => isSameAddress(other.email, address));
      if (first === i) continue;
      issues.push({ code: 'custom', message: 'email_twice', path: [i, 'email'], input: address });
    }
  });
}
