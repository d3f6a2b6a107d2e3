import { formatDate, formatGrosze, formatInstant, formatNumber } from '@ndp/flows/figures.ts';
import { say, type Translate } from '@ndp/flows/message.ts';
import type { Block, Grid } from '../block.ts';
import type { CaseFileDocument } from '../case-file-document.ts';
import { groupHash } from '../group-hash.ts';
import { caseFileMessages as messages } from '../texts/case-file-messages.ts';

/** The contents page of a case file: the case in short, every file with its hash, and how to check them. */
export function caseFileBlocks(data: CaseFileDocument): readonly Block[] {
  const { reference, language, madeAt, madeBy, notes, summary, parts, lastHash } = data;
  const t: Translate = (message, values = {}) => say(message, language, { reference, ...values });
  const opening = t(messages.opening, { time: formatInstant(madeAt), who: madeBy });
  return [
    { kind: 'title', text: t(messages.title), subtitle: t(messages.subtitle) },
    { kind: 'paragraph', text: opening },
    { kind: notes ? 'notice' : 'paragraph', text: t(notes ? messages.with_notes : messages.without_notes) },
    { kind: 'heading', text: t(messages.section_case) },
    { kind: 'facts', name: t(messages.section_case), rows: summary },
    ...parts.flatMap(({ title, rows }): Block[] => [
      { kind: 'heading', text: title },
      { kind: 'facts', name: title, rows },
    ]),
    ...gridsOf(data, t).flatMap(({ note, grid }): Block[] => [
      { kind: 'heading', text: grid.name },
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      { kind: 'grid', grid },
    ]),
    { kind: 'heading', text: t(messages.section_check) },
    { kind: 'paragraph', text: t(messages.check) },
    { kind: 'facts', name: t(messages.section_check), rows: [[t(messages.last_hash), groupHash(lastHash)]] },
  ];
}

/** The tables that have a row. */
function gridsOf(data: CaseFileDocument, t: Translate): { readonly grid: Grid; readonly note?: string }[] {
  const { history, corrections, messages: letters, notes = [] } = data;
  const tables = [
    { grid: fileGrid(data, t) },
    { grid: missingGrid(data, t), note: t(messages.missing) },
    { grid: entryGrid(t(messages.section_history), history, t) },
    { grid: entryGrid(t(messages.section_corrections), corrections, t) },
    { grid: paymentGrid(data, t) },
    { grid: entryGrid(t(messages.section_messages), letters, t) },
    { grid: entryGrid(t(messages.section_notes), notes, t) },
  ];
  return tables.filter(({ grid }) => grid.rows.length > 0);
}

function fileGrid({ files, language }: CaseFileDocument, t: Translate): Grid {
  return {
    name: t(messages.section_files),
    header: [messages.file, messages.bytes, messages.hash].map((message) => t(message)),
    widths: [0.4, 0.14, 0.46],
    rightColumns: [1],
    rows: files.map(({ path, what, bytes, sha256 }) => [
      `${path}\n${what}`,
      formatNumber(bytes, language),
      groupHash(sha256),
    ]),
  };
}

function missingGrid({ missing }: CaseFileDocument, t: Translate): Grid {
  return {
    name: t(messages.section_missing),
    header: [t(messages.document), t(messages.hash)],
    widths: [0.54, 0.46],
    rows: missing.map(({ what, sha256 }) => [what, groupHash(sha256)]),
  };
}

function entryGrid(name: string, entries: CaseFileDocument['corrections'], t: Translate): Grid {
  return {
    name,
    header: [messages.when, messages.who, messages.what].map((message) => t(message)),
    widths: [0.18, 0.24, 0.58],
    rows: entries.flatMap(({ at, who, text }) => {
      const moment = at === null ? '–' : formatInstant(at).replace(', ', '\n');
      return splitText(text).map((piece, i) => (i === 0 ? [moment, who, piece] : ['', '', piece]));
    }),
  };
}

/** About as many letters as a line of the widest column holds, and lines that a row keeps on one page. */
const lineLetters = 50;
const rowLines = 40;

/** A long text in pieces that each fit on a page: a row of a table is never parted. */
function splitText(text: string): string[] {
  const lines = text
    .split('\n')
    .flatMap(
      (line) => line.match(new RegExp(`.{1,${lineLetters}}(?: |$)|.{1,${lineLetters}}`, 'gu')) ?? [''],
    );
  if (lines.length <= rowLines) return [text];
  const pieces = Array.from({ length: Math.ceil(lines.length / rowLines) }, (_, i) =>
    lines.slice(i * rowLines, (i + 1) * rowLines),
  );
  return pieces.map((piece) => piece.map((line) => line.trimEnd()).join('\n'));
}

function paymentGrid({ payments, language }: CaseFileDocument, t: Translate): Grid {
  return {
    name: t(messages.section_payments),
    header: [messages.transfer, messages.amount, messages.state, messages.who].map((message) => t(message)),
    widths: [0.24, 0.16, 0.26, 0.34],
    rightColumns: [1],
    rows: payments.map(({ transferId, amountGr, state, bookedOn, people }) => [
      transferId,
      formatGrosze(amountGr, language),
      bookedOn ? `${state}, ${formatDate(bookedOn, language)}` : state,
      people,
    ]),
  };
}
