/** A backup is whole or refused, and never held in memory as one; stops and limits tell those they meet. */
export const backups = [
  {
    rule: 'a file is packed no faster than it is taken away',
    file: 'apps/api/src/operations/backup/archive.ts',
    from: 'await writer.write(piece);',
    to: 'void writer.write(piece);',
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
  },
  {
    rule: 'an answer under way at the stop tells that its connection ends',
    file: 'apps/api/src/platform/http/server.ts',
    from: 'for (const response of underWay) if (!response.headersSent)',
    to: 'for (const response of underWay) if (response.headersSent)',
    test: 'apps/api/src/main.test.ts',
  },
  {
    rule: 'files of another database are not swept',
    file: 'apps/api/src/features/settlement/sweep-files.ts',
    from: '    await requireBound(db, storage);\n',
    to: '',
    test: 'apps/api/src/calls/settlement/settlement-documents.test.ts',
  },
  {
    rule: 'a second node with a folder of its own does not start',
    file: 'apps/api/src/platform/files/bind-store.ts',
    from: 'if (bound !== undefined) throw',
    to: "if (bound === '') throw",
  },
  {
    rule: 'a restore looks at the keys before it touches anything',
    file: 'apps/api/src/operations/backup/restore-backup.ts',
    from: 'ring.markOf(id) !== mark',
    to: "ring.markOf(id) === ''",
    test: 'apps/api/src/operations/backup/backup.test.ts',
  },
];
