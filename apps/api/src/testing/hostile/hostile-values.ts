import fc from 'fast-check';

/** Marks every hostile value, so that an answer which repeats one is found out. */
export const mark = 'zQ7hostile';

const control = '\u0000\u0001\u0007\u001b\u007f\u0085';
const turned = '\u202e\u2066\ufeff\u200b';
const texts = [
  '',
  ' ',
  '\u0000',
  `${mark}${control}`,
  `${mark}\ud800`,
  `\udfff${mark}`,
  `${mark}${turned}`,
  `${mark}\r\nBcc: victim@example.pl`,
  `'; drop table application; -- ${mark}`,
  `\${${mark}}{{${mark}}}%s%n%x`,
  `<script>${mark}</script>`,
  `../../../../etc/passwd\u0000${mark}`,
  `{${mark}, plural, one {#} other {`,
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '٣٤٥',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '[object Object]',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '2026-02-30',
] as const;

const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => mark + text) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(300, 10_001, 60_000).map((length) => mark.repeat(length / mark.length)),
  },
);

const anyNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-320,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** 31,
  2 ** 63,
);

const anyNest = fc.constantFrom(5, 200, 4000).map((depth) => {
  let nest: unknown = mark;
  for (let i = 0; i < depth; i += 1) nest = i % 2 ? [nest] : { a: nest };
  return nest;
});

/** A value that no honest form sends where it stands. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 2, arbitrary: anyNumber },
  { weight: 1, arbitrary: anyNest },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }),
  },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(2000).map((size) => Array.from({ length: size }, () => mark)) },
);

/** A key that no honest form sends. */
export const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'status',
  'partner_id',
  'revision',
  'quote',
  'then',
  '',
  '\u0000',
  '0',
  'x'.repeat(500),
);

/** Text that is no JSON, or JSON that parsers disagree about. */
export const brokenJson = fc.constantFrom(
  '',
  ' ',
  '{',
  '}',
  '[',
  `{"a":${mark}}`,
  '{"a":NaN}',
  `{"a":"${mark}`,
  `{"a":1,"a":2}`,
  `{"__proto__":{"admin":true}}`,
  `{"constructor":{"prototype":{"admin":true}}}`,
  '\ufeff{}',
  '"text"',
  '7',
  'null',
  'true',
  '[]',
  '[[[[[[[[[[',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1e999}',
  `{"${'k'.repeat(3000)}":1}`,
  `[${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `"${'x'.repeat(100_000)}"`,
  `{"a":"\u0000"}`,
);

/** Texts that databases, parsers and pages stumble over. */
export const stumblingTexts: readonly string[] = [
  `${mark}\u0000`,
  `${mark}\ud800`,
  `${mark}\r\nBcc: victim@example.pl`,
  `'"\\;--${mark}`,
  `\u202e${mark}\ufeff`,
  `${mark}💩`,
];
