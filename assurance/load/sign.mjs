import { signatureOf } from './answers.mjs';

/** Signs both papers from the mail, as a signer does: open, ask for a code, type it. */
export async function sign(applicant) {
  const { match } = await applicant.mailWith(/grant\/signing\/(\S+)/);
  const path = `/signing/${match[1]}`;
  for (;;) {
    const view = await applicant.insist('GET', path);
    if (view.status === 404) return noteSigned(applicant);
    if (view.status !== 200) throw new Error(`signing: ${view.status} ${view.bytes}`);
    if (!(await readPapers(applicant, path, view.json))) return noteSigned(applicant);
    if (await signWithCode(applicant, path, view.json)) return;
  }
}

/** Opens each paper. @returns false when the link is dead by now */
async function readPapers(applicant, path, { papers }) {
  for (const { paper } of papers) {
    const { status, bytes } = await openPaper(applicant, path, paper);
    if (status === 404) return false;
    if (status !== 200) throw new Error(`opening: ${status} ${bytes}`);
  }
  return true;
}

/** Fetches a paper and says so; again, when a server ended before it had noted that the paper was given. */
async function openPaper(applicant, path, paper) {
  const body = { paper, form: 'pdf', language: 'pl' };
  for (;;) {
    await applicant.insist('GET', `${path}/papers/${paper}`);
    const opened = await applicant.insist('POST', `${path}/opening`, { body });
    if (opened.status !== 409) return opened;
  }
}

/** @returns whether it is signed; otherwise the code has to be asked for again */
async function signWithCode(applicant, path, { statement, papers }) {
  const known = new Set(
    (await applicant.crowd.line.mailsTo(applicant.email).catch(() => [])).map(({ id }) => id),
  );
  const answer = await applicant.insist('POST', `${path}/code`);
  if (answer.status === 404) return noteSigned(applicant).then(() => true);
  if (answer.status !== 200) throw new Error(`code: ${answer.status} ${answer.bytes}`);
  const { match } = await applicant.mailWith(/\n(\d{6})\n/, ({ id }) => !known.has(id));
  const body = {
    code: match[1],
    typed_name: signatureOf(applicant.n),
    statement: statement.version,
    declarations: { content_known: true, my_signature: true },
    papers: papers.map(({ paper, document_hash }) => ({ paper, document_hash })),
  };
  const before = applicant.crowd.interrupted;
  const signed = await applicant.insist('POST', `${path}/signature`, { body });
  if (signed.status === 200) return true;
  if (signed.status === 404) {
    if (applicant.crowd.interrupted > before) applicant.crowd.signatureRepeated += 1;
    return noteSigned(applicant).then(() => true);
  }
  return false;
}

/** A signing link is dead once all is signed: an answer may have been lost. Anything else is a fault. */
async function noteSigned(applicant) {
  const { signing, status } = await applicant.read();
  const isSigned = status === 'contract_signed' || JSON.stringify(signing).includes('"signed"');
  if (!isSigned)
    applicant.crowd.fault(applicant, `the signing link is dead at ${status}, and nothing is signed`);
}
