import { asSpan, currentSpan } from '../tracing/spans.ts';
import type { Client, ClientPool } from './client-pool.ts';

/** The same connections, whose statements are spans within the span at hand; where there is none they are not told. */
export function tracedPool(pool: ClientPool): ClientPool {
  return { connect: async () => traced(await pool.connect()), end: () => pool.end() };
}

function traced(client: Client): Client {
  return {
    query(text, values) {
      const parent = currentSpan();
      if (parent === undefined) return client.query(text, values);
      return asSpan({ ...describe(text), kind: 'client', parent }, () => client.query(text, values));
    },
    release: (isBroken) => client.release(isBroken),
  };
}

const beginning = /^\s*(start|select|insert|update|delete|with|commit|rollback)\b/i;
const ofRows = new Set(['select', 'insert', 'update', 'delete', 'with']);

/** What a statement does and to which table first; neither values nor the rest of its text. */
function describe(text: string) {
  const operation = beginning.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const bare = ofRows.has(operation) ? text.replace(/'[^']*'/g, '') : '';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(bare)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
    },
  };
}
