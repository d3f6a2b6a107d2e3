import { coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { homeSections } from '../applications.ts';
import { goodPayment } from '../settlement/settlements.ts';
import { callbackRequest, homeApplication, homeQuote, stxApplication } from '../submissions.ts';
import type { Secrets } from './stages.ts';

/** What an honest visitor asks of a call, so that a hostile one differs from it in one place only. */
export interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls that end a link or an application when they succeed; whoever attacks makes them last. */
export const endingCalls: readonly string[] = [
  'removeSettlementDocument',
  'correctEmail',
  'signPapers',
  'declineSigning',
  'answerCoOwnerRequest',
  'remindCoOwner',
  'remindSigner',
  'correctSection',
  'withdrawApplication',
  'confirmNotMe',
  'erasePersonalData',
];

/** An honest ask of every call of the table, by its name, through the secrets of one application. */
export function honestAsks(secrets: Secrets): Readonly<Record<string, Ask>> {
  const link = { ...secrets.link };
  const { signing, coOwner, coOwnerId, documentId, submission, shown } = secrets;
  const papers = { token: secrets.papers, id: link.id };
  const signer = { token: signing };
  const email = 'jan.nowy@example.pl';
  return {
    getPortalConfig: {},
    quoteSubsidy: { body: homeQuote },
    submitNoEfficiency: { body: callbackRequest },
    submitApplication: { body: homeApplication },
    submitApplicationStx: { body: stxApplication },
    getApplication: { params: link },
    saveClientInfo: { params: link, body: homeSections.client_info },
    saveBuildingAddress: { params: link, body: homeSections.building_address },
    saveBuildingInfo: { params: link, body: homeSections.building_info },
    saveSettlement: { params: link, body: homeSections.settlement },
    saveConsent: { params: link, body: homeSections.consent },
    resendLink: { params: { id: link.id } },
    correctEmail: { params: { id: link.id }, body: { email, submission_secret: submission } },
    confirmEmail: { params: link },
    correctSection: { params: link, body: { section: 'settlement' } },
    sendNewLink: { body: { email } },
    withdrawApplication: { params: link },
    getSigning: { params: signer },
    getSigningPaper: { params: { ...signer, paper: 'agreement' }, query: { copy: 'en' } },
    getSigningText: { params: { ...signer, paper: 'agreement' }, query: { language: 'pl' } },
    openSigning: { params: signer, body: { paper: 'agreement', form: 'page', language: 'pl' } },
    sendSigningCode: { params: signer },
    signPapers: {
      params: signer,
      body: {
        code: shown.code,
        typed_name: shown.signerName,
        statement: shown.statement,
        papers: shown.papers,
      },
    },
    declineSigning: { params: signer, body: { reason: 'Zmiana planów' } },
    remindSigner: { params: link },
    getPapers: { params: papers },
    getSignedPaper: { params: { ...papers, paper: 'application' }, query: {} },
    sendPapersLink: { params: link },
    saveCoOwners: {
      params: link,
      body: { co_owners: [{ name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' }] },
    },
    remindCoOwner: { params: { ...link, co_owner: coOwnerId } },
    getCoOwnerRequest: { params: { token: coOwner } },
    answerCoOwnerRequest: {
      params: { token: coOwner },
      body: {
        answer: 'object',
        typed_name: 'Zofia Wrona',
        reason: 'Nie',
        statement: coOwnerStatementVersion,
        summary_hash: shown.summaryHash,
      },
    },
    uploadSettlementDocument: { params: link, query: { kind: 'invoice', name: 'faktura.pdf' } },
    removeSettlementDocument: { params: { ...link, document: documentId } },
    getSettlementDocument: { params: { ...link, document: documentId } },
    requestPayment: { params: link, body: goodPayment },
    getPersonalData: { params: link },
    getPersonalDataFile: { params: link },
    erasePersonalData: { params: link },
    getNotMe: { params: { token: secrets.notMe, id: link.id } },
    confirmNotMe: { params: { token: secrets.notMe, id: link.id } },
    getProvinces: {},
    getCounties: { query: { province: '12' } },
    getCommunities: { query: { county: '1261' } },
    getCities: { query: { q: 'Krak' } },
    getStreets: { query: { city: '0950463', q: 'Święt' } },
  };
}
