import { consentNames, documentNames } from '@ndp/flows/application/consent/messages.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { programOf } from '../../../cases/case-program.ts';
import { readKeptDocuments } from '../../../cases/consents/kept-documents.ts';
import {
  doesFit,
  type LinkedDocument,
  type Reprint,
  reprintConsents,
} from '../../../cases/consents/reprint.ts';
import { readConsents } from '../../../cases/consents.ts';
import { publicOrigin } from '../../../platform/config/hosts.ts';
import { shippedStatements } from '../../../platform/config/shipped.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { type Answer, type AnswerFile, type Command, CommandRefused, type Work } from '../command.ts';
import { consentMessages as messages } from '../consent-messages.ts';

/** Shows what was agreed to, as it was shown then. */
export const consentsCommand: Command = {
  name: 'consents',
  summary: {
    pl: 'zgody w sprawie, słowo w słowo, z dokumentami; --out zapisuje treść dokumentów w nowym folderze',
    en: 'what was agreed to, word for word, with the documents; --out writes their texts into a new folder',
  },
  operands: ['reference'],
  takes: ['partner', 'json', 'out'],
  writes: 'folder',
  run: showConsents,
};

/** @throws {CommandRefused} nothing was agreed to yet */
async function showConsents(work: Work): Promise<Answer> {
  const { trx, language } = work;
  const application = await work.hold();
  const { reference } = application;
  const records = await readConsents(trx, keyOf(application));
  if (records.length === 0) throw new CommandRefused(messages.none, { reference });
  const directory = directoryIn(trx, work.now);
  const partner = await directory.find(application.partner_id);
  if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
  const reprints = reprintConsents(records, {
    documents: readKeptDocuments(shippedStatements, (await directory.programs()).all()),
    program: programOf(application, partner),
  });
  const unfit = reprints.filter((each) => !doesFit(each)).length;
  const end = say(unfit === 0 ? messages.all_fit : messages.some_unfit, language, { unfit });
  const details = { consents: reprints.length, unfit };
  return {
    blocks: [
      { lines: [say(messages.head, language, { reference, partner: application.partner_id })] },
      ...reprints.map((each) => ({ lines: ['', ...describeConsent(work, each)] })),
      { lines: ['', end] },
    ],
    data: { reference, partner: application.partner_id, consents: reprints.map(describeReprint) },
    files: work.given.out === undefined ? [] : filesOf(reprints),
    details,
  };
}

function describeConsent({ language, context }: Work, { record, ...reprint }: Reprint): string[] {
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const { accepted_at, revision, text_version: version, text_hash: hash } = record;
  const name = nameIn(consentNames, record.consent_id);
  const given = {
    name: name ? tell(name) : record.consent_id,
    at: polishTime(accepted_at),
    utc: accepted_at.toISOString(),
    language: record.language,
    revision,
  };
  const origin = publicOrigin(record.partner_id, context.config);
  return [
    tell(reprint.isStanding ? messages.given : messages.taken_back, given),
    `  ${reprint.text === undefined ? tell(messages.text_lost) : tell(messages.text, { text: reprint.text })}`,
    `  ${tell(reprint.doesTextFit ? messages.text_fits : messages.text_unfit, { version, hash })}`,
    ...reprint.documents.map(({ name, hash, kept }) => {
      const known = nameIn(documentNames, name);
      const document = known ? tell(known) : name;
      const address = kept && `${origin}/statements/${name}@${kept.version}`;
      return kept && address
        ? `  ${tell(messages.document_fits, { document, hash, version: kept.version, address })}`
        : `  ${tell(messages.document_unfit, { document, hash })}`;
    }),
  ];
}

function nameIn(names: Readonly<Record<string, Message>>, id: string): Message | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

function describeReprint({ record, isStanding, text, doesTextFit, documents }: Reprint) {
  return {
    consent: record.consent_id,
    is_standing: isStanding,
    revision: record.revision,
    given_at: record.accepted_at.toISOString(),
    language: record.language,
    text: text ?? null,
    text_version: record.text_version,
    text_sha256: record.text_hash,
    does_text_fit: doesTextFit,
    documents: documents.map(({ name, hash, kept }) => ({
      name,
      sha256: hash,
      version: kept?.version ?? null,
      does_fit: kept !== undefined,
    })),
  };
}

/** The text of each document, once. */
function filesOf(reprints: readonly Reprint[]): AnswerFile[] {
  const linked = reprints.flatMap(({ documents }) => documents);
  const files = new Map(linked.flatMap(fileOf));
  return [...files].map(([name, text]) => ({ name, read: async () => Buffer.from(text) }));
}

function fileOf({ kept }: LinkedDocument): (readonly [string, string])[] {
  return kept ? [[`${kept.name}@${kept.version}.${kept.language}.md`, kept.text]] : [];
}
