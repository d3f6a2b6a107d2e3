import { parseArgs } from 'node:util';

/**
 * What a script is called with, over its usual values: a number where the usual value is one, a word that is there or
 * not where it is `false`, else a text.
 */
export function readFlags(usual) {
  const options = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? { type: 'boolean', default: value }
        : { type: 'string', ...(value !== undefined && { default: String(value) }) },
    ]),
  );
  const { values } = parseArgs({ options, allowPositionals: true });
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof usual[name] === 'number' ? Number(value) : value,
  ]);
  return Object.fromEntries(given);
}
