import pg from 'pg';

/** An index over some rows only is not found without the values of its condition. */
const neverKept = /on conflict \([^)]*\) where/i;

const names = new Map<string, string>();

function nameOf({ text, values = [] }: pg.QueryConfig): string | undefined {
  if (values.length === 0 || neverKept.test(text)) return undefined;
  const name = names.get(text) ?? `kept ${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that keeps its statements, as those of the product do not (`docs/decisions/0029`): a test asks the same ones
 * again and again, and reading and planning them anew is a sixth of its time. The journeys, what is started as a process and
 * what opens its database itself ask plainly.
 */
export class KeepingClient extends pg.Client {
  override query = ((statement: pg.QueryConfig) =>
    super.query({ ...statement, name: nameOf(statement) })) as pg.Client['query'];
}
