import { withAuditActor } from '../../platform/database/audit-actor.ts';
import { type DeskAnswer, type DeskVisit, openDesk } from '../desk/desk-visit.ts';
import { call } from '../submissions.ts';
import { startTestApi, type TakenMail, type TestApi } from '../test-api.ts';
import { openPipeline, type WorkflowHarness } from '../workflow/workflow-harness.ts';
import { Bank } from './bank.ts';
import { beginAnew } from './begin-anew.ts';
import { type Digest, readDigest } from './digest.ts';
import { type DatabaseFacts, noFacts, readFacts } from './facts.ts';
import { freeze } from './ground.ts';
import type { Need } from './invariants/invariant.ts';
import { partner, Staff } from './staff.ts';
import type { Start } from './starts.ts';
import { newTally, type Tally } from './tally.ts';
import { workAll } from './work-all.ts';

/** A case as its applicant knows it. */
export interface WalkedCase {
  readonly id: string;
  readonly email: string;
  /** Of the newest link to it. */
  token: string;
  /** Of the newest link to sign; empty: none. */
  signing: string;
  coOwner: string;
  helper: string;
  /** Of the newest link to a new owner; empty: none. */
  duties: string;
  /** The account the applicant has told last. */
  account: string;
}

type CaseAnswers = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The whole product under test, with everybody who deals with it. */
export class World {
  readonly api: TestApi;
  readonly desk: DeskVisit;
  /** Another one for each walk: its seal is valid from the day it was first made. */
  pipeline: WorkflowHarness;
  readonly staff: Staff;
  readonly tally: Tally = newTally();
  bank = new Bank();
  cases: WalkedCase[] = [];
  /** How the database stands, and how it stood before the last act. */
  facts: DatabaseFacts = noFacts;
  before: DatabaseFacts = noFacts;
  digest: Digest = new Map();
  /** Papers that were given whole to a signer, as `link paper`. */
  delivered = new Set<string>();
  /** Papers that count as opened, in the same way. */
  opened = new Set<string>();
  /** What stood still when a payment went to the bank, by its id. */
  frozen = new Map<string, string>();
  /** What each case shows its applicant and an officer now. */
  told: CaseAnswers = new Map();
  deskTold: CaseAnswers = new Map();
  /** What was done since the walk began. */
  trail: string[] = [];
  #applicants = 0;
  /** Links to sign that were read: an older one is not taken for the newest again. */
  readonly #linksRead = new Set<string>();

  private constructor(api: TestApi, desk: DeskVisit, pipeline: WorkflowHarness) {
    this.api = api;
    this.desk = desk;
    this.pipeline = pipeline;
    this.staff = new Staff(api);
  }

  static async open(): Promise<World> {
    // What is done at the desk can be taken back for a while.
    const api = await startTestApi({ settings: { DESK_UNDO_SECONDS: '300' } });
    return new World(api, await openDesk(api), await openPipeline(api));
  }

  get now(): Date {
    return this.api.context.clock();
  }

  /** Forgets everything that was walked before. */
  async begin({ prepare }: Start, needs: ReadonlySet<Need>): Promise<void> {
    await beginAnew(this.api);
    this.bank = new Bank();
    this.cases = [];
    this.delivered = new Set();
    this.opened = new Set();
    this.frozen = new Map();
    this.trail = [];
    this.pipeline.close();
    this.pipeline = await openPipeline(this.api);
    this.staff.logOut();
    await this.staff.begin();
    await withAuditActor({ who: 'system', what: 'walk' }, () => prepare(this));
    await this.work();
    await this.look(needs);
    this.before = this.facts;
  }

  /** An address nobody had before. */
  nextEmail(): string {
    this.#applicants += 1;
    return `spacer.${this.#applicants}@example.pl`;
  }

  async ask(who: string, method: 'GET' | 'POST', url: string, body?: object): Promise<DeskAnswer> {
    return this.staff.seatOf(who).ask(this.desk, method, url, body);
  }

  /** What a case shows its applicant; undefined: nothing. */
  async readAsApplicant({ token, id }: WalkedCase): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answer = await call(this.api, `GET /applications/${token}/${id}`);
    return answer.statusCode === 200 ? answer.json() : undefined;
  }

  /** Everything that works in the background works until nothing is due, and the mails are read. */
  async work(): Promise<void> {
    for (const mail of await workAll(this)) this.#read(mail);
    for (const { applicationId, token } of this.api.signing.mails) {
      const known = this.cases.find(({ id }) => id === applicationId);
      if (!known || !token || this.#linksRead.has(token)) continue;
      this.#linksRead.add(token);
      known.signing = token;
    }
  }

  /** Reads how everything stands now. */
  async look(needs: ReadonlySet<Need>): Promise<void> {
    this.before = this.facts;
    this.facts = await readFacts(this.api.owner);
    freeze(this.frozen, this.facts);
    if (needs.has('told')) {
      this.told = await this.#show((each) => this.readAsApplicant(each));
      this.deskTold = await this.#show((each) => this.readAtDesk(each));
    }
    if (needs.has('digest')) this.digest = await readDigest(this.api.owner);
  }

  async #show(
    read: (each: WalkedCase) => Promise<Readonly<Record<string, unknown>> | undefined>,
  ): Promise<CaseAnswers> {
    const shown = new Map<string, Readonly<Record<string, unknown>>>();
    for (const each of this.cases) {
      const found = await read(each);
      if (found) shown.set(each.id, found);
    }
    return shown;
  }

  /** Somebody who may lead cases; undefined: nobody is left. */
  get #officer(): string | undefined {
    const found = this.facts.roles.find(({ partner: at, role }) => at === partner && role === 'officer');
    return found && this.staff.nameOf(found.person);
  }

  /** A case as somebody of the office sees it; undefined: not at all. */
  async readAtDesk(
    { id }: WalkedCase,
    who = this.#officer,
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    const reference = this.facts.cases.find((each) => each.id === id)?.reference;
    if (!reference || !who) return undefined;
    const url = `/api/partners/${partner}/cases/${reference}`;
    const { status, json } = await this.ask(who, 'GET', url);
    return status === 200 ? json : undefined;
  }

  #read({ kind, applicationId, payload }: TakenMail): void {
    const known = this.cases.find(({ id }) => id === applicationId);
    if (!known || !payload.token) return;
    if (kind === 'sign-link') known.signing = payload.token;
    else if (kind === 'co-owner-request') known.coOwner = payload.token;
    else if (kind === 'helper-invitation') known.helper = payload.token;
    else if (linkOfNewOwner.has(kind)) known.duties = payload.token;
    else if (linkOfApplicant.has(kind)) known.token = payload.token;
  }

  async close(): Promise<void> {
    this.pipeline.close();
    await this.desk.close();
    await this.api.close();
  }
}

/** Mails that bring a new owner a link to the duties. */
const linkOfNewOwner: ReadonlySet<string> = new Set([
  ...['duty-handover', 'held-duty-reminder', 'held-running-question'],
]);

/** Mails that bring the applicant a new link to the case. */
const linkOfApplicant: ReadonlySet<string> = new Set([
  ...[
    'confirm-email',
    'paper-entered',
    'new-link',
    'draft-reminder',
    'application-received',
    'status-changed',
  ],
  ...['funds-reserved', 'measured', 'message-waiting', 'correction-asked', 'project-corrected'],
]);
