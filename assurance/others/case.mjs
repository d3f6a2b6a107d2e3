import { pdfNamed } from '../load/answers.mjs';
import { Applicant } from '../load/applicant.mjs';
import { Crowd } from '../load/crowd.mjs';
import { Line } from '../stage/ask.mjs';
import { randomFrom } from '../stage/random.mjs';

/** Somebody whose agreement is signed and who may send documents to this server. */
export async function signedApplicant({ server, port, n }) {
  const line = new Line(port, 120_000);
  [line.portal] = server.portals;
  const crowd = new Crowd({ line, seed: 1, random: randomFrom(n), width: 1 });
  crowd.up();
  const applicant = new Applicant({ n, depth: 'contract_signed', crowd, random: crowd.random });
  await applicant.walk();
  return applicant;
}

/** Sends a document of the settlement once. @returns the answer, whatever it is */
export function sendDocument({ crowd, path }, { file = pdfNamed('faktura'), kind = 'invoice' } = {}) {
  const to = `${path}/settlement_documents?kind=${kind}&name=${kind}.pdf`;
  return crowd.line.call('POST', to, { file });
}
