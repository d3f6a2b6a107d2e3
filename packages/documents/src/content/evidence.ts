import { formatInstant, formatNumber } from '@ndp/flows/figures.ts';
import { say, type Translate } from '@ndp/flows/message.ts';
import type { Block, Fact, Grid } from '../block.ts';
import type { EvidenceDocument, EvidenceEvent, EvidenceSigner } from '../evidence-document.ts';
import { groupHash } from '../group-hash.ts';
import { type OwnSignatureEvidence, ownSignatureFacts } from '../own-signature-facts.ts';
import { evidenceEvents, evidenceMessages as messages, openedForms } from '../texts/evidence-messages.ts';
import { ownSignatureMessages } from '../texts/own-signature-messages.ts';

/** The record of signatures: what was signed, by whom, what happened, and how to check it. */
export function evidenceBlocks(evidence: EvidenceDocument): readonly Block[] {
  const { language, title, documentBytes } = evidence;
  const t: Translate = (message, values = {}) => say(message, language, { title, ...values });
  const isOwn = evidence.signers.some(({ own }) => own);
  const ownOpening = evidence.signers.length > 1 ? messages.opening_joint : messages.opening_own;
  const opening = isOwn ? ownOpening : messages.opening;
  const check =
    documentBytes === undefined
      ? t(messages.check)
      : t(isOwn ? messages.check_bytes_own : messages.check_bytes, {
          bytes: formatNumber(documentBytes, language),
        });
  return [
    { kind: 'title', text: t(messages.title), subtitle: t(messages.subtitle) },
    { kind: 'paragraph', text: `${t(opening)} ${sealSentence(evidence, t)}` },
    { kind: 'heading', text: `1. ${t(messages.section_document)}` },
    { kind: 'facts', name: t(messages.section_document), rows: documentFacts(evidence, t) },
    { kind: 'heading', text: `2. ${t(messages.section_signatures)}` },
    ...evidence.signers.map(
      (signer) => ({ kind: 'facts', name: signer.name, rows: signerFacts(signer, t) }) as const,
    ),
    { kind: 'heading', text: `3. ${t(messages.section_events)}` },
    { kind: 'grid', grid: eventGrid(evidence, t) },
    { kind: 'heading', text: `4. ${t(messages.section_check)}` },
    { kind: 'paragraph', text: check },
    {
      kind: 'facts',
      name: t(messages.section_check),
      rows: [[t(messages.last_hash), groupHash(evidence.lastHash)]],
    },
  ];
}

/** Whose seal the file bears, when that is known. */
function sealSentence({ letterhead, signers }: EvidenceDocument, t: Translate): string {
  if (signers.some(({ own }) => own)) return t(messages.sealed_apart);
  return letterhead ? t(messages.sealed_by, { organiser: letterhead.organiser }) : t(messages.is_sealed);
}

function documentFacts({ title, documentHash, envelopeId }: EvidenceDocument, t: Translate): readonly Fact[] {
  return [
    [t(messages.document), title],
    [t(messages.document_hash), groupHash(documentHash)],
    [t(messages.record), envelopeId],
  ];
}

function signerFacts(signer: EvidenceSigner, t: Translate): readonly Fact[] {
  const { name, email, typedName, signedAt, represents, statement, isDeclared, ip, userAgent } = signer;
  if (signer.own) return ownFacts(signer, signer.own, t);
  const times = { local: formatInstant(signedAt), utc: formatUtc(signedAt).replace('\n', ', ') };
  return [
    [t(messages.signer), name],
    [t(messages.email), email],
    [t(messages.typed_name), typedName],
    ...representedFact(represents, t),
    [t(messages.signed_at), t(messages.both_times, times)],
    [t(messages.proof), t(messages.proof_by_code)],
    [t(isDeclared ? messages.declarations : messages.statement), statement],
    [t(messages.ip), ip || t(messages.not_told)],
    [t(messages.user_agent), userAgent || t(messages.not_told)],
  ];
}

function representedFact(name: string | undefined, t: Translate): readonly Fact[] {
  return name === undefined ? [] : [[t(messages.signed_as), t(messages.representative, { name })]];
}

/** A signature made elsewhere: whose certificate, and what was checked. */
function ownFacts(
  { name, email, signedAt, represents, ip, userAgent }: EvidenceSigner,
  own: OwnSignatureEvidence,
  t: Translate,
): readonly Fact[] {
  const times = { local: formatInstant(signedAt), utc: formatUtc(signedAt).replace('\n', ', ') };
  return [
    [t(messages.signer), name],
    [t(messages.email), email],
    ...representedFact(represents, t),
    [t(messages.taken_at), t(messages.both_times, times)],
    [t(messages.proof), t(messages.proof_by_file)],
    ...ownSignatureFacts(own, t),
    [t(ownSignatureMessages.file_hash), groupHash(own.fileHash)],
    [t(messages.ip), ip || t(messages.not_told)],
    [t(messages.user_agent), userAgent || t(messages.not_told)],
  ];
}

function eventGrid(evidence: EvidenceDocument, t: Translate): Grid {
  return {
    name: t(messages.section_events),
    header: [
      messages.number,
      messages.event,
      messages.local_time,
      messages.utc_time,
      messages.event_hash,
    ].map((message) => t(message)),
    widths: [0.07, 0.43, 0.16, 0.16, 0.18],
    rows: evidence.events.map((event) => [
      String(event.n),
      describeEvent(event, evidence, t),
      formatInstant(event.at).replace(', ', '\n'),
      formatUtc(event.at),
      shortGroups(event.hash),
    ]),
  };
}

/** What happened, and beneath it whose entry it is and from where. */
function describeEvent(event: EvidenceEvent, { signers }: EvidenceDocument, t: Translate): string {
  const { kind, ref, ip, form, language, delivered } = event;
  const who = ref === undefined ? undefined : signers[Number(ref) - 1]?.name;
  const opened = form && `${t(openedForms[form])} (${language})`;
  const deliveredText = delivered && t(messages.delivered, { time: formatInstant(delivered) });
  const details = [who, ip && `IP ${ip}`, deliveredText].filter(Boolean).join(', ');
  return [[t(evidenceEvents[kind]), opened].filter(Boolean).join(' '), details].filter(Boolean).join('\n');
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
