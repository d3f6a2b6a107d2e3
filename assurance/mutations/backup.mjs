const backup = 'apps/api/src/backup';

/** A backup is whole or refused, and never held in memory as one. */
export const backups = [
  {
    rule: 'a file is packed no faster than it is taken away',
    file: `${backup}/archive.ts`,
    from: 'await writer.write(piece);',
    to: 'void writer.write(piece);',
    test: `${backup}/archive.test.ts`,
  },
  {
    rule: 'a backup without its end is refused',
    file: `${backup}/restore-backup.ts`,
    from: '|| last !== entryNames.end',
    to: "|| last === ''",
    test: `${backup}/backup.test.ts`,
  },
];
