const api = 'apps/api/src';

/** What holds for sealed bytes, indexes and times. */
export const measured = [
  {
    rule: 'an address that gets no mail is sealed to its row',
    file: `${api}/store/suppressions.ts`,
    from: `\`suppressed address\\n\${Buffer.from(hash).toString('hex')}\``,
    to: `\`suppressed address\${hash && ''}\``,
    test: `${api}/assurance/moved-bytes.test.ts`,
  },
  {
    rule: 'a section opens in its own step',
    file: `${api}/store/sections.ts`,
    from: `\`section\\n\${partnerId}\\n\${applicationId}\\n\${section}\``,
    to: `\`section\\n\${partnerId}\\n\${applicationId}\\n\${section === 'settlement' ? 'client_info' : section}\``,
    test: `${api}/assurance/moved-bytes.test.ts`,
  },
  {
    rule: 'an application is found by its address without reading all of them',
    file: `${api}/store/migrations/0019-keys-of-applications.sql`,
    from: 'create index application_by_address on application (partner_id, email_index, created_at desc);\n',
    to: '',
    test: `${api}/store/lookups.test.ts`,
  },
  {
    rule: 'the mails of an application are found without reading all of them',
    file: `${api}/store/migrations/0025-lookups.sql`,
    from: 'create index outbox_by_application on outbox (partner_id, application_id);\n',
    to: '',
    test: `${api}/store/lookups.test.ts`,
  },
  {
    rule: 'a secret opens its own application only',
    file: `${api}/store/links.ts`,
    from: "    .where('link.application_id', '=', uuidOrNone(shown.id))\n",
    to: '',
    test: `${api}/assurance/secret-calls.test.ts`,
  },
  {
    rule: 'answers whose time must tell nothing leave at full steps',
    file: `${api}/calls/in-even-steps.ts`,
    from: 'await wait(stepMs - ((performance.now() - begun) % stepMs));',
    to: 'await wait(stepMs - (performance.now() - begun));',
    test: `${api}/calls/in-even-steps.test.ts`,
  },
];
