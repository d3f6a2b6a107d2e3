/** What placeholders stand for, by their names. */
export type StatementValues = Readonly<Record<string, string>>;

/** Filled in when a statement is shown, by the partner whose portal shows it; no part of any fingerprint. */
export const contactNames = ['email', 'phone'] as const;

/**
 * A text with its `{name}` placeholders filled in. What a value names in turn is left: contact data come last.
 *
 * @throws {RangeError} a placeholder nothing stands for: it is never shown raw
 */
export function fillPlaceholders(text: string, values: StatementValues): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`nothing stands for {${name}}`);
    return value;
  });
}
