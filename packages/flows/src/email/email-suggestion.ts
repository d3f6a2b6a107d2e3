/** Mail providers most applicants use; of equally near ones the first is suggested. */
const providers = (
  'gmail.com wp.pl o2.pl onet.pl interia.pl gazeta.pl op.pl vp.pl tlen.pl poczta.onet.pl outlook.com ' +
  'hotmail.com yahoo.com icloud.com live.com'
).split(' ');

/** Real providers that merely resemble one above. */
const lookAlikes =
  'mail.com ymail.com interia.eu interia.com onet.eu onet.com.pl poczta.pl outlook.de me.com gmx.com';

/**
 * The address with its domain corrected, when the domain looks like a slip of the keyboard for a known provider:
 * `jan@gmial.com` → `jan@gmail.com`. Undefined for a known domain and for every other one, a company's own too, and
 * while the address would still be none.
 */
export function suggestEmail(email: string): string | undefined {
  const [person, domain, ...rest] = email.trim().split('@');
  if (!person || !domain || rest.length > 0 || /\s/.test(person)) return undefined;
  const typed = domain.toLowerCase();
  if (providers.includes(typed) || lookAlikes.split(' ').includes(typed)) return undefined;
  const nearest = providers
    .map((provider) => ({ provider, distance: typingDistance(typed, provider) }))
    .filter(({ provider, distance }) => isSlip(typed, provider, distance))
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest && `${person}@${nearest.provider}`;
}

/**
 * Two slips are forgiven in a long name. In a name of two to four letters one slip makes another company's
 * domain, so there only the ending may be mistyped, by one slip.
 */
function isSlip(typed: string, provider: string, distance: number): boolean {
  const name = provider.slice(0, provider.indexOf('.'));
  if (name.length > 4) return distance <= 2;
  return distance === 1 && typed.startsWith(name);
}

/** How many slips lead from one word to the other: a letter missing, added or replaced, or two neighbours swapped. */
export function typingDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
