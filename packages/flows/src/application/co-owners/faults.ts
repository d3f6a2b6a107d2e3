import type { Issue } from '../../explainer.ts';
import type { Problem } from '../../problems.ts';
import { coOwner, isSameAddress, type NamedCoOwner } from './rules.ts';

/** What is typed of a co-owner who is not on the list yet, under the names of its fields. */
export interface TypedCoOwner {
  readonly co_owner_name?: string | null | undefined;
  readonly co_owner_email?: string | null | undefined;
}
export type CoOwnerField = keyof TypedCoOwner;

/** The fields of a co-owner, as the form names them. */
export const fieldOf = { name: 'co_owner_name', email: 'co_owner_email' } as const;

/** What is wrong with one more person, by its field. */
export type Faults = Readonly<Partial<Record<CoOwnerField, Issue>>>;

/** What the acts of the list are sent as without script. */
export const coOwnerActs = {
  add: 'add_co_owner',
  remove: 'remove_co_owner',
  remind: 'remind_co_owner',
} as const;

/** Somebody's name and address as a form without script says them. */
export function typedIn({ typed }: { readonly typed?: Readonly<Record<string, string>> }): NamedCoOwner {
  return { name: typed?.co_owner_name ?? '', email: typed?.co_owner_email ?? '' };
}

/** Who is on the list, and at which addresses nobody else can be asked. */
interface CoOwnerAddresses {
  readonly coOwners: readonly NamedCoOwner[];
  readonly ownAddresses: readonly string[];
}

/** What is wrong with one more person, by its field. Pure. */
export function faultsOf(store: CoOwnerAddresses, person: NamedCoOwner): Faults {
  const issues = coOwner.safeParse(person).error?.issues ?? [];
  const found: Faults = Object.fromEntries(
    issues.map((issue) => [fieldOf[issue.path[0] as keyof typeof fieldOf], issue]),
  );
  const taken = found.co_owner_email === undefined ? takenBy(store, person.email) : undefined;
  return taken ? { ...found, co_owner_email: { message: taken } } : found;
}

/** Why an address cannot be that of one more co-owner. */
function takenBy({ coOwners, ownAddresses }: CoOwnerAddresses, email: string): Problem | undefined {
  if (ownAddresses.some((own) => isSameAddress(own, email))) return 'email_own';
  return coOwners.some((listed) => isSameAddress(listed.email, email)) ? 'email_twice' : undefined;
}
