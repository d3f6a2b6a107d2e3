/** A backup is whole or refused, and never held in memory as one; stops and limits tell those they meet. */
export const backups = [
  {
    rule: 'a file is packed no faster than it is taken away',
    file: 'apps/api/src/operations/backup/archive.ts',
    from: 'await writer.write(piece);',
    to: 'void writer.write(piece);',
    test: 'apps/api/src/operations/backup/archive.test.ts',
  },
  {
    rule: 'a backup without its end is refused',
    file: 'apps/api/src/operations/backup/restore-backup.ts',
    from: '|| last !== entryNames.end',
    to: "|| last === ''",
    test: 'apps/api/src/operations/backup/backup.test.ts',
  },
  {
    rule: 'whoever asks for signed papers too often gets them later, and is told',
    file: 'apps/api/src/calls/signing/send-papers-link.ts',
    from: "return isLate ? 'later' : 'accepted';",
    to: "return 'accepted';",
    test: 'apps/api/src/calls/signing/send-papers-link.test.ts',
  },
  {
    rule: 'an answer under way at the stop tells that its connection ends',
    file: 'apps/api/src/platform/http/server.ts',
    from: 'for (const response of underWay) if (!response.headersSent)',
    to: 'for (const response of underWay) if (response.headersSent)',
    test: 'apps/api/src/main.test.ts',
  },
];
