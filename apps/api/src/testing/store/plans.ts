import { type CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Notes every statement and how PostgreSQL would find its rows. */
export class PlanReader {
  readonly #nodes: RootOperationNode[] = [];
  /** The same database, whose statements are noted. */
  readonly db: Database;

  constructor(db: Database) {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.#nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    this.db = db.withPlugin(plugin);
  }

  /** The tables a piece of work would read from end to end. */
  async findWholeReads(plain: Database, work: (db: Database) => Promise<unknown>): Promise<string[]> {
    const found = await this.#find(plain, work, (node) =>
      node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : [],
    );
    return unique(found.flat());
  }

  /** The indexes along which it would find its rows. */
  async findIndexes(plain: Database, work: (db: Database) => Promise<unknown>): Promise<string[]> {
    return unique((await this.#find(plain, work, (node) => node['Index Name'] ?? [])).flat());
  }

  /** At how many places of one statement, at most, a table is read. */
  async countReads(
    plain: Database,
    work: (db: Database) => Promise<unknown>,
    table: string,
  ): Promise<number> {
    const found = await this.#find(plain, work, (node) => node['Relation Name'] ?? []);
    return Math.max(...found.map((names) => names.filter((name) => name === table).length));
  }

  async #find(
    plain: Database,
    work: (db: Database) => Promise<unknown>,
    describe: (node: PlanNode) => string | string[],
  ): Promise<string[][]> {
    this.#nodes.length = 0;
    await work(this.db);
    const found: string[][] = [];
    for (const node of [...this.#nodes]) {
      const query = plain.getExecutor().compileQuery(node, createQueryId());
      found.push((await readPlan(plain, query)).flatMap(describe));
    }
    return found;
  }
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** Every node of it. */
async function readPlan(db: Database, query: CompiledQuery): Promise<PlanNode[]> {
  if (!/^\s*(select|with|insert|update|delete)/i.test(query.sql)) return [];
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    ...query,
    sql: `explain (format json) ${query.sql}`,
  });
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
