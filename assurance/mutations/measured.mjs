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
    to: `\`section\\n\${partnerId}\\n\${applicationId}\\n\${section && ''}\``,
    test: `${api}/assurance/moved-bytes.test.ts`,
  },
];
