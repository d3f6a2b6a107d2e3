import { openOwnPki, signElsewhere } from '../../signing/own-pki.ts';
import { ownPki } from '../../signing/test-signing.ts';
import { actOnSigning, openPapers, readSigning, sendSigned, unopenedSignature } from '../../signing-visit.ts';
import { nothing, ofPortal, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';

const unknownPki = await openOwnPki();
const isToSign = (scene: Scene) => scene.isIn('contract_sent');
const hasLink = (scene: Scene) => scene.case !== undefined && scene.case.signing !== '';
const papers = ['application', 'agreement'] as const;
const linkOf = (scene: Scene) => scene.case?.signing ?? '';

/** The code that was mailed last for the case, unless a new link has come after it. */
function codeOf({ world, case: known }: Scene): string {
  return world.api.signing.mails.findLast((mail) => mail.applicationId === known?.id)?.code ?? '';
}

const note = (of: Set<string>, scene: Scene, paper: string) => void of.add(`${linkOf(scene)} ${paper}`);

async function read(scene: Scene, method: 'GET' | 'HEAD') {
  const paper = scene.choose(papers);
  const { server, originOf } = scene.world.api;
  const reply = await server.inject({
    method,
    url: `/pl/ndp/signing/${linkOf(scene)}/papers/${paper}`,
    headers: { origin: originOf('mpec'), 'accept-language': 'pl' },
  });
  if (method === 'GET' && reply.statusCode === 200) note(scene.world.delivered, scene, paper);
  // The answer to a HEAD has no body, not even one that says why.
  return method === 'HEAD'
    ? nothing
    : { status: reply.statusCode, body: reply.statusCode < 400 ? {} : reply.json() };
}

/** Under a certificate of the signer's name, which now and then nobody trusted has issued. */
async function sendBack(scene: Scene) {
  const { api, delivered } = scene.world;
  const paper = scene.choose(papers);
  const page = await readSigning(api, linkOf(scene));
  if (page.statusCode !== 200) return ofPortal(page);
  const sent = await readSigning(api, `${linkOf(scene)}/papers/${paper}`);
  note(delivered, scene, paper);
  const [surname = '', ...givenNames] = page.json().signer_name.split(' ').reverse();
  const issuer = scene.draw.what % 3 === 0 ? unknownPki : ownPki;
  const signer = await issuer.issue({ surname, givenNames: givenNames.join(' ') });
  const file = await signElsewhere(new Uint8Array(sent.rawPayload), signer);
  return ofPortal(await sendSigned(api, linkOf(scene), paper, file));
}

const otherName = { typed_name: 'Anna Nowak-Wrona', insists: true, reason: 'Tak nazywam się po ślubie.' };

const signs = (name: 'signer signs' | 'signer insists on another name', weight: number): WalkAction => ({
  name,
  action: () => 'sign',
  can: hasLink,
  fits: (scene) => isToSign(scene) && codeOf(scene) !== '',
  weight,
  // A wrong code is counted, and stands in the record of the signature.
  leaves: ['signing_signer', 'signing_event', 'audit_entry', 'outbox'],
  run: async (scene) => {
    const { api } = scene.world;
    const page = await readSigning(api, linkOf(scene));
    if (page.statusCode !== 200) return ofPortal(page);
    const { signer_kind, signer_name } = page.json();
    const own = signer_kind === 'organisation' ? 'Józef Wróbel' : signer_name;
    const typed = name === 'signer signs' ? { typed_name: own } : otherName;
    const said = { ...(await unopenedSignature(api, linkOf(scene))), code: codeOf(scene), ...typed };
    return ofPortal(await actOnSigning(api, linkOf(scene), 'signature', said));
  },
});

export const signingActs: readonly WalkAction[] = [
  {
    name: 'signer is given a document',
    can: hasLink,
    fits: isToSign,
    run: (scene) => read(scene, 'GET'),
  },
  {
    name: 'signer asks for the head of a document alone',
    can: hasLink,
    fits: isToSign,
    run: (scene) => read(scene, 'HEAD'),
  },
  {
    name: 'signer says that a document is open',
    can: (scene) => hasLink(scene) && isToSign(scene),
    fits: isToSign,
    run: async (scene) => {
      const paper = scene.choose(papers);
      const opening = { paper, form: 'pdf', language: 'pl' };
      const answer = ofPortal(await actOnSigning(scene.world.api, linkOf(scene), 'opening', opening));
      if (answer.status === 200) note(scene.world.opened, scene, paper);
      return answer;
    },
  },
  {
    name: 'signer reads both documents and asks for a code',
    can: hasLink,
    fits: (scene) => isToSign(scene) && codeOf(scene) === '',
    weight: 12,
    run: async (scene) => {
      const { api, delivered, opened } = scene.world;
      await openPapers(api, linkOf(scene));
      for (const paper of papers) for (const of of [delivered, opened]) note(of, scene, paper);
      return ofPortal(await actOnSigning(api, linkOf(scene), 'code'));
    },
  },
  signs('signer signs', 12),
  signs('signer insists on another name', 4),
  {
    name: 'signer sends a document back signed elsewhere',
    action: () => 'sign',
    can: hasLink,
    fits: isToSign,
    weight: 6,
    leaves: ['signing_signer', 'signing_event', 'audit_entry', 'outbox'],
    run: sendBack,
  },
  {
    name: 'signer declines',
    can: hasLink,
    fits: (scene) => isToSign(scene) && scene.draw.what % 4 === 0,
    run: async (scene) =>
      ofPortal(await actOnSigning(scene.world.api, linkOf(scene), 'refusal', { reason: 'Rozmyśliłam się.' })),
  },
  {
    name: 'signer asks for the link again',
    can: hasLink,
    fits: (scene) => isToSign(scene) && scene.draw.what % 4 === 0,
    run: (scene) => scene.behindLink('/signing_reminder'),
  },
];
