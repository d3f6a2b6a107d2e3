import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './open-database.mjs';
import { figures, mailboxRules, rules } from './rules.mjs';

/**
 * Looks through everything that is stored once the server is stopped.
 *
 * @param place       where the database is
 * @param applicants  those whose submission was acknowledged
 * @returns what is wrong, each with how many rows and one of them, and figures
 */
export async function look(place, applicants, { hasMailbox = true } = {}) {
  const db = await openDatabase(place);
  const faults = [];
  for (const [words, text] of Object.entries({ ...rules, ...(hasMailbox ? mailboxRules : {}) })) {
    const rows = await db.query(text);
    if (rows.length > 0) faults.push({ words, rows: rows.length, first: rows[0] });
  }
  faults.push(...(await compareIds(db, applicants)), ...(await lookForFiles(db, place.dataDir)));
  const found = {};
  for (const [name, text] of Object.entries(figures)) {
    found[name] = Object.fromEntries((await db.query(text)).map((row) => [row.name, row.n]));
  }
  await db.close();
  return { faults, figures: found };
}

/** Exactly the applications that were acknowledged: whoever got no answer has asked until there was one. */
async function compareIds(db, applicants) {
  const stored = new Map(
    (await db.query('select id, reference from application')).map((row) => [row.id, row]),
  );
  const lost = applicants.filter(
    ({ submission }) => stored.get(submission.id)?.reference !== submission.reference,
  );
  const known = new Set(applicants.map(({ submission }) => submission.id));
  const extra = [...stored.keys()].filter((id) => !known.has(id));
  return [
    ...lost.map(({ n }) => ({ words: 'an acknowledged application is not stored', rows: 1, first: n })),
    ...extra.map((id) => ({ words: 'an application nobody was told of', rows: 1, first: id })),
  ];
}

async function lookForFiles(db, dataDir) {
  const rows = await db.query(`select storage_key from settlement_document where removed_at is null
    union all select storage_key from message_file
    union all select signed_key from signature_artefact where signed_key is not null`);
  const away = rows.filter(({ storage_key }) => !existsSync(join(dataDir, 'uploads', storage_key)));
  return away.map(({ storage_key }) => ({
    words: 'a document without its file',
    rows: 1,
    first: storage_key,
  }));
}

/** Files that no row knows: what interruptions leave for the sweep. */
export function countFiles(dataDir) {
  const folder = join(dataDir, 'uploads');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
