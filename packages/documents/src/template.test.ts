import { createHash } from 'node:crypto';
import type { ApplicationAnswers } from '@ndp/flows/application/answered.ts';
import { applicationQuestions } from '@ndp/flows/application/questions.ts';
import { estimateQuestions } from '@ndp/flows/estimate/questions.ts';
import type { Message } from '@ndp/flows/message.ts';
import { type AnyQuestions, type Formatter, rowsOf } from '@ndp/flows/question.ts';
import * as documents from '@ndp/flows/statements/document-messages.ts';
import { decisionInShort } from '@ndp/flows/statements/messages.ts';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { termsOf, writtenProgrammes } from './programme-terms.ts';
import { fingerprintOf, shortHash, templateOf } from './template.ts';
import { homeDocument } from './testing/sample-data.ts';
import * as agreement from './texts/agreement-messages.ts';
import * as annexes from './texts/annex-messages.ts';
import * as application from './texts/application-messages.ts';
import * as calculation from './texts/calculation-messages.ts';
import { templateVersion } from './texts/clause-text.ts';
import * as frame from './texts/frame-messages.ts';

/** Answers on which depends what a question says in print. */
const answers: readonly ApplicationAnswers[] = [
  {
    variant: 'home',
    client_type: 'owner',
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
  },
  { client_type: 'co_owner', nip: '1234563218', krs: null, is_other_funding: true },
  { variant: 'non_residential', index_annual_demand: 95.5, efficiency_before: 0.6, efficiency_after: 0.95 },
];

/** Every label and sentence the questions of both flows print. */
function printedTexts(): readonly Message[] {
  const said: Message[] = [];
  const t: Formatter = { say: (message) => String(said.push(message)), number: String, day: String };
  const steps: readonly AnyQuestions<ApplicationAnswers>[] = [
    ...Object.values(estimateQuestions),
    ...Object.values(applicationQuestions),
  ];
  for (const given of answers) for (const step of steps) rowsOf(step, 'printed', given, t);
  const labels = steps.flatMap((step) =>
    Object.values(step)
      .filter(({ printed }) => printed.with === undefined && printed.leftOut === undefined)
      .map(({ label, printed }) => printed.label ?? label),
  );
  return [...labels, ...said];
}

function digestTexts(): string {
  const terms = writtenProgrammes.map(termsOf);
  // The digests were begun when the sentence of a clause stood under `text`.
  const sections = agreement.agreementSections.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map(({ pl, en, points }) => ({ text: { pl, en }, points })),
  }));
  const agreed = { ...agreement, agreementSections: sections };
  const texts = [agreed, annexes, application, calculation, frame, documents, { decisionInShort }].map(
    (module) => ({ ...module }),
  );
  return createHash('sha256')
    .update(canonicalJson([...texts, ...terms, ...printedTexts()]))
    .digest('hex')
    .slice(0, 8);
}

describe('a template', () => {
  it('is named after its sentences, so that another sentence is another version', () => {
    expect(templateVersion).toMatch(/^\d{4}-\d{2}-\d{2}\./);
    expect(templateVersion.slice(11)).toBe(digestTexts());
  });

  it('is written for every programme', async () => {
    const { programs } = await import('@ndp/domain/programs/all.ts');
    expect([...writtenProgrammes].sort()).toEqual(programs.map(({ id }) => id).sort());
  });

  it('is named after the document and the programme', () => {
    expect(templateOf('agreement', homeDocument)).toEqual({ id: 'umowa/mpec', version: templateVersion });
    expect(templateOf('application', homeDocument).id).toBe('wniosek/mpec');
  });

  it('makes another fingerprint than the other template of the same data', () => {
    const [one, two] = (['agreement', 'application'] as const).map((kind) =>
      fingerprintOf(templateOf(kind, homeDocument), homeDocument),
    );
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it('prints the beginning of the fingerprint in groups of four', () => {
    expect(shortHash('0123456789abcdef0000')).toBe('0123 4567 89ab cdef');
  });
});

it('equal data have one canonical text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'ż' })).toBe(
    canonicalJson({ a: 'ż', b: [{ c: null, d: 1 }] }),
  );
});
