/** The digits of a code as typed or pasted, spaces and all; undefined when they are not so many. */
export function codeOf(typed: string, length: number): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits.length === length ? digits : undefined;
}
