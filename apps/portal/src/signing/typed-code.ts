const codeLength = 6;

/** The digits of a code as typed or pasted, spaces and all; undefined when they are not six. */
export function codeOf(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits.length === codeLength ? digits : undefined;
}
