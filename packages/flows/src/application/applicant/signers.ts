/** Name of what the form asks beside the answers: whether one person signs or two. */
export const signersField = 'signers';

interface Named {
  readonly second_first_name?: unknown;
  readonly second_last_name?: unknown;
  readonly second_email?: unknown;
}

/** Whether two sign for the organisation; what is typed of the second may still be empty. */
export function isSignedByTwo({ second_first_name, second_last_name, second_email }: Named): boolean {
  return [second_first_name, second_last_name, second_email].some((typed) => typed != null);
}

/** The second representative in the applicant's saved section; undefined where one person signs. */
export function secondSignerOf(
  section: object,
): { readonly name: string; readonly email: string } | undefined {
  const { second_first_name, second_last_name, second_email }: Named = section;
  if (!second_email) return undefined;
  return { name: `${second_first_name} ${second_last_name}`, email: String(second_email) };
}
