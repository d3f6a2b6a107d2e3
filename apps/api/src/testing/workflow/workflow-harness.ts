import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf } from '@ndp/personas/name-of.ts';
import {
  declineDocuments,
  noteDelivered,
  noteDocumentOpened,
  sendSigningCode,
  signDocuments,
} from '../../features/signing/embedded/ceremony.ts';
import type { EmbeddedContext } from '../../features/signing/embedded/context.ts';
import { viewDocuments } from '../../features/signing/embedded/view-documents.ts';
import type { Hint } from '../../features/signing/port/port.ts';
import { followSigning } from '../../features/signing/process/follow-signing.ts';
import { openSigning } from '../../features/signing/process/open-signing.ts';
import { type ContractContext, ContractSender } from '../../features/signing/process/send-contracts.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import { workNext } from '../../features/signing/reconcile/work-next.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { unitIn } from '../../platform/unit.ts';
import { owner } from '../applications.ts';
import { bothDeclared } from '../signing/embedded-bench.ts';
import { plainPartner } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

const trace = { ip: '203.0.113.7', userAgent: 'Przeglądarka/1.0' };

/** The pipeline over a test API: real papers, real seals, and mails in the outbox. */
export interface WorkflowHarness {
  readonly context: ContractContext;
  /** What was reported. */
  readonly reported: string[];
  /** WorkersContext until nothing is due: contracts, then signatures. */
  work(): Promise<void>;
  /** Signs everything behind a signing link, with the code from the outbox; under another name, which is insisted on. */
  sign(token: string, otherName?: string): Promise<string>;
  decline(token: string, reason: string): Promise<string>;
  close(): void;
}

/** Opens the pipeline of a test API. */
export async function openPipeline(api: TestApi): Promise<WorkflowHarness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ndp-pipeline-'));
  const reported: string[] = [];
  const log = {
    error: (fields: object, text: string) => void reported.push(`${text} ${JSON.stringify(fields)}`),
  };
  const core = { ...api.running, config: { ...api.config, dataDir } };
  const signing = { ...(await openSigning(core)), wake: () => {} };
  const context: ContractContext = { ...core, signing, log, wakeSigning: () => {} };
  const sender = new ContractSender(context);
  const onChange = (...[trx, request, state]: Parameters<NonNullable<Settle>>) =>
    followSigning(unitIn(trx, context), request, state);
  const settling = { ...context, port: signing.port, random: () => 0.5, onChange };
  const embedded = signing.embedded as EmbeddedContext;
  const heed = async (hints: readonly Hint[]) => {
    for (const hint of hints) await noteHint(api.running.db, 'embedded', hint, api.context.clock());
  };
  return {
    context,
    reported,
    async work() {
      await sender.send();
      while ((await workNext(settling)) !== 'idle') {}
    },
    async sign(token, otherName) {
      const link = { partnerId: plainPartner, token };
      await within(() => sendSigningCode(embedded, link, trace));
      const code = (await api.takeMails()).find(({ kind }) => kind === 'sign-code')?.payload;
      const view = await within(() => viewDocuments(embedded, link));
      if (typeof view === 'string') return view;
      for (const { paper } of view.documents) {
        const opening = { paper, form: 'pdf', language: 'pl' } as const;
        await within(() => noteDelivered(embedded, link, paper));
        await within(() => noteDocumentOpened(embedded, link, opening, trace));
      }
      const said = {
        code: code && 'code' in code ? String(code.code) : '',
        ...{ typedName: otherName ?? nameOf(owner), insists: otherName !== undefined },
        documents: view.documents,
        statement: view.statement.version,
        declarations: bothDeclared,
      };
      const outcome = await within(() => signDocuments(embedded, link, said, trace));
      if ('hints' in outcome) await heed(outcome.hints);
      return outcome.kind;
    },
    async decline(token, reason) {
      const link = { partnerId: plainPartner, token };
      const outcome = await within(() => declineDocuments(embedded, link, reason, trace));
      if ('hints' in outcome) await heed(outcome.hints);
      return outcome.kind;
    },
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** As a call from the partner's portal. */
function within<Result>(work: () => Result): Result {
  return withinPartner(plainPartner, work);
}

type Settle = Parameters<typeof workNext>[0]['onChange'];
