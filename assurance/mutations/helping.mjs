/** A helper prepares what a helper may, and nothing else. */
export const helping = [
  {
    rule: 'a helper writes no field that is not the helper’s',
    file: 'apps/api/src/features/application/prepare-section.ts',
    from: '  requireOwnFields(section, typed);\n',
    to: '',
    test: 'apps/api/src/calls/application/help.test.ts',
  },
  {
    rule: 'a helper is shown no field that is not the helper’s',
    file: 'packages/flows/src/application/helping/fields.ts',
    from: 'isForHelper(section, field) &&\n',
    to: 'field &&\n',
    test: 'apps/api/src/calls/application/help.test.ts',
  },
  {
    rule: 'what a helper prepares leaves what only the applicant typed as it was',
    file: 'apps/api/src/features/application/prepare-section.ts',
    from: '{ ...withoutHelpers(section, kept?.typed ?? {}), ...typed }',
    to: '{ ...typed }',
    test: 'apps/api/src/calls/application/help.test.ts',
  },
  {
    rule: 'sending ends the helper’s link and forgets who helped',
    file: 'apps/api/src/features/application/submit.ts',
    from: '  await removeHelper(unit, keyOf(application));\n',
    to: '',
    test: 'apps/api/src/calls/application/help.test.ts',
  },
];
