import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentFileNames } from '@ndp/flows/application/payment/messages.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { readDocuments, sealContext } from '../../../features/settlement/documents.ts';
import { readSignedPaper } from '../../../features/signing/artefacts.ts';
import { findSigned } from '../../../features/signing/documents/document-store.ts';
import { signedFileName } from '../../../features/signing/documents/file-names.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { type Answer, type AnswerFile, type Command, CommandRefused, type Work } from '../command.ts';
import { documentMessages as messages, refusalMessages as refusals } from '../messages.ts';

/** Writes the signed papers and the settlement documents into a new folder. */
export const documents: Command = {
  name: 'documents',
  summary: {
    pl: 'zapisuje podpisane pisma i dokumenty do rozliczenia w nowym folderze; zawierają dane osobowe',
    en: 'writes signed papers and settlement documents into a new folder; they hold personal data',
  },
  operands: ['reference'],
  needs: ['out'],
  takes: ['partner'],
  writes: 'folder',
  run: fetchDocuments,
};

async function fetchDocuments(work: Work): Promise<Answer> {
  const application = await work.hold();
  const { reference } = application;
  const files = [...(await signedPapers(work, application)), ...(await settlementFiles(work, application))];
  if (files.length === 0) throw new CommandRefused(refusals.no_documents, { reference });
  const lines = [
    ...files.map(({ name }) => name),
    say(messages.written, work.language, { count: files.length }),
  ];
  return { blocks: [{ lines }], files, details: { files: files.length } };
}

async function signedPapers({ trx, context }: Work, application: Application): Promise<AnswerFile[]> {
  const files: AnswerFile[] = [];
  for (const { partnerId, requestId, paper } of await findSigned(trx, keyOf(application))) {
    const signed = await readSignedPaper(trx, context.keys, { partnerId, requestId });
    if (!signed) continue;
    const name = signedFileName(application.reference, paper);
    files.push({ name, read: async () => signed.signedDocument });
    const { auditDocument } = signed;
    if (auditDocument)
      files.push({ name: name.replace(/\.pdf$/, '-audit.pdf'), read: async () => auditDocument });
  }
  return files;
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Numbered in the order they came; never under the name the applicant's file had. */
async function settlementFiles({ trx, context }: Work, application: Application): Promise<AnswerFile[]> {
  const { keys, storage } = context;
  const key = keyOf(application);
  const documents = await readDocuments({ db: trx, keys }, key);
  return documents.map(({ id, kind, mediaType, storageKey }, i) => {
    const known = documentKinds.find((each) => each === kind) ?? 'other';
    const number = String(i + 1).padStart(2, '0');
    return {
      name: `${application.reference}-${number}-${documentFileNames[known].pl}.${endings[mediaType]}`,
      read: async () =>
        application.cipher.openBytes(await storage.get(storageKey), sealContext('file', key, id)),
    };
  });
}
