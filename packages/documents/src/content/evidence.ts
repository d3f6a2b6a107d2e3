import { formatInstant, formatNumber } from '@ndp/flows/figures.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { Block, Fact, Grid } from '../block.ts';
import type { EvidenceDocument, EvidenceEvent, EvidenceSigner } from '../evidence-document.ts';
import { evidenceEvents, evidenceMessages as messages, openedForms } from '../texts/evidence-messages.ts';

type Tell = (message: Message, values?: MessageValues) => string;

/** The record of signatures: what was signed, by whom, what happened, and how to check it. */
export function evidenceBlocks(evidence: EvidenceDocument): readonly Block[] {
  const { language, title, documentBytes } = evidence;
  const tell: Tell = (message, values = {}) => say(message, language, { title, ...values });
  const check =
    documentBytes === undefined
      ? tell(messages.check)
      : tell(messages.check_bytes, { bytes: formatNumber(documentBytes, language) });
  return [
    { kind: 'title', text: tell(messages.title), subtitle: tell(messages.subtitle) },
    { kind: 'paragraph', text: `${tell(messages.opening)} ${sealSentence(evidence, tell)}` },
    { kind: 'heading', text: `1. ${tell(messages.section_document)}` },
    { kind: 'facts', name: tell(messages.section_document), rows: documentFacts(evidence, tell) },
    { kind: 'heading', text: `2. ${tell(messages.section_signatures)}` },
    ...evidence.signers.map(
      (signer) => ({ kind: 'facts', name: signer.name, rows: signerFacts(signer, tell) }) as const,
    ),
    { kind: 'heading', text: `3. ${tell(messages.section_events)}` },
    { kind: 'grid', grid: eventGrid(evidence, tell) },
    { kind: 'heading', text: `4. ${tell(messages.section_check)}` },
    { kind: 'paragraph', text: check },
    {
      kind: 'facts',
      name: tell(messages.section_check),
      rows: [[tell(messages.last_hash), groupHash(evidence.lastHash)]],
    },
  ];
}

/** Whose seal the file bears, when that is known. */
function sealSentence({ letterhead }: EvidenceDocument, tell: Tell): string {
  return letterhead
    ? tell(messages.sealed_by, { organiser: letterhead.organiser })
    : tell(messages.is_sealed);
}

/** A SHA-256 in groups of four digits, two lines of eight groups. */
export function groupHash(hash: string): string {
  const lines = hash.match(/.{1,32}/g) ?? [];
  return lines.map((line) => (line.match(/.{1,4}/g) ?? []).join('\u00a0')).join('\n');
}

function documentFacts({ title, documentHash, envelopeId }: EvidenceDocument, tell: Tell): readonly Fact[] {
  return [
    [tell(messages.document), title],
    [tell(messages.document_hash), groupHash(documentHash)],
    [tell(messages.record), envelopeId],
  ];
}

function signerFacts(signer: EvidenceSigner, tell: Tell): readonly Fact[] {
  const { name, email, typedName, signedAt, isRepresentative, statement, isDeclared, ip, userAgent } = signer;
  const times = { local: formatInstant(signedAt), utc: formatUtc(signedAt).replace('\n', ', ') };
  return [
    [tell(messages.signer), name],
    [tell(messages.email), email],
    [tell(messages.typed_name), typedName],
    ...(isRepresentative
      ? [[tell(messages.signed_as), tell(messages.representative, { name })] as const]
      : []),
    [tell(messages.signed_at), tell(messages.both_times, times)],
    [tell(messages.proof), tell(messages.proof_by_code)],
    [tell(isDeclared ? messages.declarations : messages.statement), statement],
    [tell(messages.ip), ip || tell(messages.not_told)],
    [tell(messages.user_agent), userAgent || tell(messages.not_told)],
  ];
}

function eventGrid(evidence: EvidenceDocument, tell: Tell): Grid {
  return {
    name: tell(messages.section_events),
    header: [
      messages.number,
      messages.event,
      messages.local_time,
      messages.utc_time,
      messages.event_hash,
    ].map((message) => tell(message)),
    widths: [0.07, 0.43, 0.16, 0.16, 0.18],
    rows: evidence.events.map((event) => [
      String(event.n),
      describeEvent(event, evidence, tell),
      formatInstant(event.at).replace(', ', '\n'),
      formatUtc(event.at),
      shortGroups(event.hash),
    ]),
  };
}

/** What happened, and beneath it whose entry it is and from where. */
function describeEvent(event: EvidenceEvent, { signers }: EvidenceDocument, tell: Tell): string {
  const { kind, ref, ip, form, language, delivered } = event;
  const who = ref === undefined ? undefined : signers[Number(ref) - 1]?.name;
  const opened = form && `${tell(openedForms[form])} (${language})`;
  const whole = delivered && tell(messages.delivered, { time: formatInstant(delivered) });
  const details = [who, ip && `IP ${ip}`, whole].filter(Boolean).join(', ');
  return [[tell(evidenceEvents[kind]), opened].filter(Boolean).join(' '), details].filter(Boolean).join('\n');
}

/** The first 16 digits, as many as tell two entries apart. */
function shortGroups(hash: string): string {
  return `${hash.slice(0, 4)}\u00a0${hash.slice(4, 8)}\n${hash.slice(8, 12)}\u00a0${hash.slice(12, 16)}\u00a0…`;
}

/** “21.11.2026”, “11:00:00” beneath it. */
function formatUtc(instant: string): string {
  const [date = '', time = ''] = new Date(instant).toISOString().split('T');
  return `${date.split('-').reverse().join('.')}\n${time.slice(0, 8)}`;
}
