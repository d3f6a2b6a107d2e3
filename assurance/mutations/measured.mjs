/** What holds for sealed bytes, indexes and times. */
export const measured = [
  {
    rule: 'an address that gets no mail is sealed to its row',
    file: 'apps/api/src/platform/mail/suppressions.ts',
    from: `\`suppressed address\\n\${Buffer.from(hash).toString('hex')}\``,
    to: `\`suppressed address\${hash && ''}\``,
    test: 'apps/api/src/testing/hostile/moved-bytes.test.ts',
  },
  {
    rule: 'a section opens in its own step',
    file: 'apps/api/src/cases/sections.ts',
    from: `\`section\\n\${partnerId}\\n\${applicationId}\\n\${section}\``,
    to: `\`section\\n\${partnerId}\\n\${applicationId}\\n\${section === 'settlement' ? 'client_info' : section}\``,
    test: 'apps/api/src/testing/hostile/moved-bytes.test.ts',
  },
  {
    rule: 'an application is found by its address without reading all of them',
    file: 'apps/api/src/platform/database/migrations/0003-applications.sql',
    from: 'create index application_by_address on application (partner_id, email_index, created_at desc);\n',
    to: '',
    test: 'apps/api/src/operations/cli/lookups.test.ts',
  },
  {
    rule: 'the mails of an application are found without reading all of them',
    file: 'apps/api/src/platform/database/migrations/0004-mail.sql',
    from: 'create index outbox_by_application on outbox (partner_id, application_id);\n',
    to: '',
    test: 'apps/api/src/operations/cli/lookups.test.ts',
  },
  {
    rule: 'a database of another build is left as it is',
    file: 'apps/api/src/platform/database/migrate.ts',
    from: '    requireSameBeginning(applied, shipped);\n',
    to: '',
  },
  {
    rule: 'a secret opens its own application only',
    file: 'apps/api/src/cases/links.ts',
    from: "    .$if(id !== undefined, (link) => link.where('application_id', '=', uuidOrNone(id ?? '')))\n",
    to: '',
    test: 'apps/api/src/testing/hostile/secret-calls.test.ts',
  },
  {
    rule: 'answers whose time must tell nothing leave at full steps',
    file: 'apps/api/src/platform/http/in-even-steps.ts',
    from: 'await wait(stepMs - ((performance.now() - begun) % stepMs));',
    to: 'await wait(stepMs - (performance.now() - begun));',
  },
];
