import { setTimeout as wait } from 'node:timers/promises';
import { startBulk } from '../calls/desk/bulk/work-off.ts';
import type { DeskContext } from '../calls/desk/desk-work.ts';
import { followSigning } from '../features/signing/process/follow-signing.ts';
import { startSigningWorker } from '../features/signing/reconcile/worker.ts';
import type { SigningService } from '../features/signing/signing-service.ts';
import type { MailerContext } from '../mail/outbox/mailer.ts';
import { startWorker } from '../mail/outbox/worker.ts';
import type { TrainingSites } from '../operations/training/asking.ts';
import { startTraining } from '../operations/training/reset.ts';
import type { LoopName } from '../platform/jobs/heartbeat.ts';
import type { WorkLoop } from '../platform/jobs/work-loop.ts';
import { unitIn } from '../platform/unit.ts';
import { startWorkflow } from './workflow-worker.ts';

/** How long made-up people wait for the workers, ms. */
const restMs = 200;

/** What the workers need: a way out for mail, where documents are signed, and what acts of the desk stand on. */
export interface WorkersContext extends MailerContext, DeskContext {
  readonly signing: SigningService;
  /** Where made-up people make their calls. */
  readonly sites: TrainingSites;
}

/** Everything that works in the background: mails, signatures, the pipeline. What one does often calls for another. */
export class Workers {
  #loops: ReadonlyMap<LoopName, WorkLoop> = new Map();

  /** Tells every worker, or one, that there may be something to do; may be called before they start. */
  readonly wake = (only?: LoopName): void => {
    for (const [name, loop] of this.#loops) if (only === undefined || name === only) loop.wake();
  };

  start(deps: WorkersContext): void {
    const pipeline = startWorkflow({ ...deps, wakeSigning: this.wake });
    const signing = startSigningWorker({
      ...deps,
      ...deps.signing,
      onChange: (trx, request, state) => followSigning(unitIn(trx, deps), request, state),
    });
    const rest = async () => {
      this.wake();
      await wait(restMs);
    };
    this.#loops = new Map([
      ['mails', startWorker(deps)],
      ['contracts', pipeline],
      ['bulk', startBulk(deps)],
      ['training', startTraining({ ...deps, rest })],
      ['signatures', signing],
    ]);
  }

  /** Begins nothing new; resolves when what is under way has ended. */
  async stop(): Promise<void> {
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }
}
