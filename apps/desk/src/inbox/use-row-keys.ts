import { useKeys } from '../page/keys.ts';
import { type InboxRow, rowId } from './inbox-row.ts';
import { inboxMessages as texts } from './messages.ts';

interface RowKeys {
  readonly rows: readonly InboxRow[];
  /** Undefined: nothing can be selected. */
  readonly toggle: ((row: InboxRow) => void) | undefined;
}

const linkOf = (row: InboxRow | undefined) => row && document.getElementById(rowId(row))?.querySelector('a');

/** The way through a list by keys, from anywhere on the page: where no row has the focus, the first gets it. */
export function useRowKeys({ rows, toggle }: RowKeys): void {
  const current = () =>
    rows.findIndex((row) => document.getElementById(rowId(row))?.contains(document.activeElement));
  const move = (by: number) => {
    const at = current();
    const next = linkOf(rows[at < 0 ? 0 : at + by]);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const at = (work: (row: InboxRow) => void) => () => {
    const row = rows[current()];
    if (row) work(row);
  };
  useKeys([
    { key: 'j', says: texts.key_next, press: () => move(1) },
    { key: 'k', says: texts.key_before, press: () => move(-1) },
    { key: 'ArrowDown', says: texts.key_next, press: () => move(1) },
    { key: 'ArrowUp', says: texts.key_before, press: () => move(-1) },
    ...(toggle ? [{ key: 'x', says: texts.key_select, press: at(toggle) }] : []),
    { key: '/', says: texts.find, press: () => document.getElementById('field-find')?.focus() },
  ]);
}
