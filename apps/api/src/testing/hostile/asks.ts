import { endings, isFile, type Secret } from '@ndp/contract/call.ts';
import { coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { calls } from '../../app/routes.ts';
import { sharedSections } from '../applications.ts';
import { goodPayment } from '../settlement/settlements.ts';
import { bothDeclared } from '../signing/embedded-bench.ts';
import {
  callbackRequest,
  homeApplication,
  homeProject,
  homeQuote,
  schoolPlan,
  stxApplication,
} from '../submissions.ts';
import { honestValue } from './honest-value.ts';
import { type Secrets, withSecondAddress } from './stages.ts';

type Texts = Readonly<Record<string, string>>;

/** What an honest visitor asks of a call, so that a hostile one differs from it in one place only. */
export interface Ask {
  readonly params?: Texts;
  readonly query?: Texts;
  readonly body?: unknown;
}

const isApplications = ({ secret }: { readonly secret?: Secret }) => Number(secret === 'application');

/** From those that end the least to those that end the most; the application's own link may end those of others too. */
const endingCalls = endings.flatMap((ending) =>
  Object.entries(calls)
    .filter(([, row]) => row.ends === ending)
    .toSorted(([, one], [, other]) => isApplications(one) - isApplications(other))
    .map(([name]) => name),
);

/** Puts calls that end something last, so that attacks still meet it. */
export function endingLast(one: string, other: string): number {
  return endingCalls.indexOf(one) - endingCalls.indexOf(other);
}

/** A correction that leaves the amount as it was. */
const otherDevice = { ...homeProject, heater_model_name: 'Wicher 12' };

/** What a row does not tell of an honest ask: answers that must be true of a house, or of what the visitor was shown. */
function knownAsks({ shown, helper }: Secrets): Readonly<Record<string, Ask>> {
  return {
    quoteSubsidy: { body: homeQuote },
    submitNoEfficiency: { body: callbackRequest },
    submitApplication: { body: homeApplication },
    submitApplicationStx: { body: stxApplication },
    handDutiesOver: { body: { name: 'Piotr Nowy', email: 'piotr.nowy@example.pl' } },
    inviteHelper: { body: { name: 'Piotr', email: 'piotr.pomaga@example.pl', signed_as: 'Łucja' } },
    prepareSection: {
      params: { token: helper, section: 'building_address' },
      body: { typed: { street: 'Polna' }, version: 0, revision: 9_999 },
    },
    keepDraft: { body: { typed: { first_name: 'Anna' }, version: 0, revision: 9_999 } },
    quoteProject: { body: { answers: homeProject } },
    keepProjectDraft: { body: { typed: { heater_model_name: 'Wicher 12' }, version: 0 } },
    correctProject: { body: { answers: otherDevice, quote: homeOwner.answers.quote.quote } },
    savePlan: { body: schoolPlan },
    saveClientInfo: { body: withSecondAddress },
    saveBuildingAddress: { body: sharedSections.building_address },
    saveBuildingInfo: { body: sharedSections.building_info },
    saveSettlement: { body: sharedSections.settlement },
    saveConsent: { body: sharedSections.consent },
    getStatement: { query: { program: 'mpec', version: '1', name: 'gdpr-clause' } },
    getSigningPaper: { query: { copy: 'en' } },
    getSigningText: { query: { language: 'pl' } },
    openSigning: { body: { paper: 'agreement', form: 'page', language: 'pl' } },
    signPapers: {
      body: {
        code: shown.code,
        typed_name: shown.signerName,
        declarations: bothDeclared,
        statement: shown.statement,
        papers: shown.papers,
      },
    },
    answerCoOwnerRequest: {
      body: {
        answer: 'object',
        typed_name: 'Zofia Wrona',
        reason: 'Nie',
        statement: coOwnerStatementVersion,
        summary_hash: shown.summaryHash,
      },
    },
    requestPayment: { body: goodPayment },
    getCounties: { query: { province: '12' } },
    getCommunities: { query: { county: '1261' } },
    getCities: { query: { q: 'Krak' } },
    getStreets: { query: { city: '0950463', q: 'Święt' } },
  };
}

/** What any field of this name is honestly answered with: by the owner of a home, unless told otherwise. */
function answersOf({ link, submission, ...ids }: Secrets): Readonly<Record<string, unknown>> {
  return {
    ...Object.assign({}, ...Object.values(sharedSections)),
    id: link.id,
    co_owner: ids.coOwnerId,
    document: ids.documentId,
    file: ids.messageFileId,
    submission_secret: submission,
    email: 'jan.nowy@example.pl',
    offer_price: '38 400,00',
    terms_amount: '38 400,00',
    co_owners: [{ name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' }],
    name: 'faktura.pdf',
  };
}

function tokensOf({ link, coOwner, notMe, ...others }: Secrets): Record<Secret, string> {
  const { papers, signing, submission, notices, opening, helper, agreement, duties } = others;
  return {
    application: link.token,
    papers,
    signing,
    'co-owner': coOwner,
    submission,
    'not-me': notMe,
    notices,
    opening,
    helper,
    agreement,
    duties,
  };
}

/**
 * An honest ask of every call of the table, by its name, through the secrets of one application: what is known of it,
 * the rest made of what its row asks for.
 *
 * @throws {Error} a call refuses what was made for it, so what it is honestly asked must be written above
 */
export function honestAsks(secrets: Secrets): Readonly<Record<string, Ask>> {
  const known = knownAsks(secrets);
  const answers = answersOf(secrets);
  const tokens = tokensOf(secrets);
  const asks = Object.entries(calls).map(([name, { secret, params, query, body: form }]) => {
    const body = isFile(form) ? undefined : form;
    const token = secret && { token: tokens[secret] };
    const ask = {
      ...(params && { params: honestValue(params, { ...answers, ...token }) as Texts }),
      ...(query && { query: honestValue(query, answers) as Texts }),
      ...(body && { body: honestValue(body, answers) }),
      ...known[name],
    };
    const refused = [query?.safeParse(ask.query).error, body?.safeParse(ask.body).error].find(Boolean);
    if (refused) throw new Error(`no honest ask of ${name} in asks.ts: ${JSON.stringify(refused.issues)}`);
    return [name, ask] as const;
  });
  return Object.fromEntries(asks);
}
