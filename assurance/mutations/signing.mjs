/** Rules of what has to come before a signature. */
export const signing = [
  {
    rule: 'only what was opened is signed',
    file: 'apps/api/src/features/signing/embedded/ceremony.ts',
    from: "    if (unopened.length > 0) return { kind: 'not-opened', papers: unopened };\n",
    to: '',
    test: 'apps/api/src/calls/signing/sign-papers.test.ts',
  },
  {
    rule: 'a document is opened only once it was given whole',
    file: 'apps/api/src/features/signing/embedded/ceremony.ts',
    from: "    if (!deliveredAt) return 'undelivered';\n",
    to: '',
    test: 'apps/api/src/calls/signing/signing.test.ts',
  },
  {
    rule: 'nothing is signed without both declarations',
    file: 'apps/api/src/features/signing/embedded/ceremony.ts',
    from: "    if (undeclared) return { kind: 'not-declared', name: undeclared };\n",
    to: '',
    test: 'apps/api/src/calls/signing/sign-papers.test.ts',
  },
  {
    rule: 'under another name nothing is signed',
    file: 'apps/api/src/features/signing/embedded/ceremony.ts',
    from: '    if (!fits) return hold(',
    to: "    if (!fits && typedName === '') return hold(",
    test: 'apps/api/src/operations/cli/commands/judge-name.test.ts',
  },
];
