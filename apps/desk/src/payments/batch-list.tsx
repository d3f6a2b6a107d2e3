import {
  changeBatch,
  confirmCancel,
  type DeskBatch,
  releaseBatch,
  takeBankFile,
} from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { saveFile } from '../save-file.ts';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { batchStates, paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface BatchListProps {
  readonly partner: DeskPartner;
  readonly batches: readonly DeskBatch[];
  readonly onDone: (sentence: string) => void;
}

/** The newest batches, each with its file and who took it. */
export function BatchList({ partner, batches, onDone }: BatchListProps) {
  const { say } = useLanguage();
  const finished = batches.filter((batch) => !isUnfinished(batch));
  const draw = (batch: DeskBatch) => (
    <BatchCard key={batch.id} partner={partner} batch={batch} onDone={onDone} />
  );
  return (
    <section className={styles.part} aria-labelledby="batches">
      <h2 id="batches">{say(texts.batches)}</h2>
      {batches.length === 0 && <p>{say(texts.batches_none)}</p>}
      {batches.filter(isUnfinished).map(draw)}
      {finished.length > 0 && (
        <details>
          <summary>{say(texts.finished, { count: finished.length })}</summary>
          {finished.map(draw)}
        </details>
      )}
    </section>
  );
}

/** Somebody has still to do something with it, or to know of it: what was paid after it was cancelled is no end. */
function isUnfinished({ state, booked }: DeskBatch): boolean {
  return state !== 'done' && (state !== 'cancelled' || booked > 0);
}

interface BatchCardProps {
  readonly partner: DeskPartner;
  readonly batch: DeskBatch;
  readonly onDone: (sentence: string) => void;
}

function BatchCard({ partner, batch, onDone }: BatchCardProps) {
  const { say } = useLanguage();
  const { n, state, count } = batch;
  const isHeld = batch.needs_release && !batch.released_by;
  const isFiled = state === 'file_made' || state === 'sent';
  // Once the bank has answered any of it, the file would pay that again.
  const isUnanswered = state === 'open' || (isFiled && batch.waiting === count);
  const mayTakeFile =
    partner.acts.includes('bank-files') && isUnanswered && !isHeld && !batch.cancel_asked_by;
  return (
    <article className={styles.batch} aria-labelledby={`batch-${n}`}>
      <h3 id={`batch-${n}`}>
        {say(texts.batch, { n })}: {say(batchStates[state])}
      </h3>
      <BatchFacts batch={batch} isHeld={isHeld} />
      {mayTakeFile && <FileForm batch={batch} partner={partner} onDone={onDone} />}
      <BatchButtons {...{ partner, batch, onDone, isHeld }} />
      {isFiled && <CancelPart partner={partner} batch={batch} onDone={onDone} />}
    </article>
  );
}

interface HeldProps {
  /** Whether it waits for a third person. */
  readonly isHeld: boolean;
}

/** What a batch pays, who made it, and who took its file. */
function BatchFacts({ batch, isHeld }: Pick<BatchCardProps, 'batch'> & HeldProps) {
  const { say, language, locale } = useLanguage();
  const { state, count, booked } = batch;
  const day = (moment: string) => shortMoment(moment, locale);
  const references = batch.references.join(', ');
  return (
    <>
      {state !== 'cancelled' && (
        <p>{say(texts.batch_line, { count, sum: formatGr(batch.total_gr, language), booked })}</p>
      )}
      <p>{say(texts.batch_by, { name: batch.made_by, day: day(batch.made_at) })}</p>
      {isHeld && state === 'open' && <p>{say(texts.needs_release)}</p>}
      {batch.released_by && <p>{say(texts.released_by, { name: batch.released_by })}</p>}
      {batch.sha256 && <p className={styles.hash}>{say(texts.sha256, { sha256: batch.sha256 })}</p>}
      {batch.downloads.length > 0 && (
        <ul>
          {batch.downloads.map(({ at, by, reason }) => (
            <li key={at}>{say(texts.taken, { day: day(at), name: by, reason })}</li>
          ))}
        </ul>
      )}
      {state === 'cancelled' && booked > 0 && (
        <Notice tone="warning">{say(texts.paid_after_cancel, { references })}</Notice>
      )}
      {batch.cancelled_by && <p>{say(texts.cancelled_by, { name: batch.cancelled_by })}</p>}
    </>
  );
}

/** What is done with a batch by one press. */
function BatchButtons({ partner, batch, onDone, isHeld }: BatchCardProps & HeldProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const { n, state } = batch;
  const params = { partner: partner.id, batch: batch.id };
  const may = (act: string) => partner.acts.includes(act);
  const change = (to: 'sent' | 'cancelled') =>
    action.run(async () => {
      await askDesk(language, changeBatch, { params, body: { state: to } });
      onDone(`${say(texts.batch, { n })}: ${say(batchStates[to])}.`);
    });
  const release = () =>
    action.run(async () => {
      await askDesk(language, releaseBatch, { params });
      onDone(`${say(texts.batch, { n })}.`);
    });
  return (
    <>
      <div className={styles.buttons}>
        {may('approve-payment') && isHeld && state === 'open' && (
          <Button busy={action.isBusy} onClick={() => release()}>
            {say(texts.release, { n })}
          </Button>
        )}
        {may('bank-files') && state === 'file_made' && batch.waiting > 0 && (
          <Button variant="secondary" busy={action.isBusy} onClick={() => change('sent')}>
            {say(texts.mark_sent, { n })}
          </Button>
        )}
        {may('bank-files') && state === 'open' && (
          <Button variant="quiet" busy={action.isBusy} onClick={() => change('cancelled')}>
            {say(texts.cancel_batch, { n })}
          </Button>
        )}
      </div>
      <Failure failure={action.failure} />
    </>
  );
}

/** Ends a batch whose file was handed out: one says why the bank does not carry it out, another confirms. */
function CancelPart({ partner, batch, onDone }: BatchCardProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const { n, cancel_asked_by: name, cancel_reason: reason } = batch;
  const params = { partner: partner.id, batch: batch.id };
  const may = (act: string) => partner.acts.includes(act);
  const ask = async (given: string) => {
    const body = { state: 'cancelled', reason: given } as const;
    await askDesk(language, changeBatch, { params, body });
    onDone(say(texts.cancel_asked_now, { n }));
    return true;
  };
  const confirm = () =>
    action.run(async () => {
      await askDesk(language, confirmCancel, { params });
      onDone(`${say(texts.batch, { n })}: ${say(batchStates.cancelled)}.`);
    });
  const keep = () =>
    action.run(async () => {
      await askDesk(language, changeBatch, { params, body: { state: 'kept' } });
      onDone(say(texts.batch_kept, { n }));
    });
  if (!name || !reason) {
    if (!may('bank-files')) return null;
    return (
      <details>
        <summary>{say(texts.cancel_filed)}</summary>
        <ReasonForm
          name={`why_cancel_${n}`}
          label={say(texts.why_cancel, { n })}
          help={say(texts.cancel_help)}
          button={say(texts.ask_cancel, { n })}
          variant="secondary"
          act={ask}
        />
      </details>
    );
  }
  return (
    <>
      <Notice tone="warning">{say(texts.cancel_asked, { name, reason })}</Notice>
      <div className={styles.buttons}>
        {may('approve-payment') && !batch.cancel_is_mine && (
          <Button busy={action.isBusy} onClick={() => confirm()}>
            {say(texts.confirm_cancel, { n })}
          </Button>
        )}
        {may('bank-files') && (
          <Button variant="quiet" busy={action.isBusy} onClick={() => keep()}>
            {say(texts.keep_batch, { n })}
          </Button>
        )}
      </div>
      <Failure failure={action.failure} />
    </>
  );
}

/** Why its file is taken: the first time it is for the bank. */
function FileForm({ partner, batch, onDone }: BatchCardProps) {
  const { say, language } = useLanguage();
  const { n } = batch;
  const params = { partner: partner.id, batch: batch.id };
  const take = async (reason: string) => {
    const { file } = await askDesk(language, takeBankFile, { params, body: { reason } });
    if (!file) {
      onDone(say(texts.file_changed));
      return false;
    }
    const { name, base64, sha256 } = file;
    saveFile(
      name,
      Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
    );
    onDone(say(texts.file_taken, { name, sha256 }));
    return true;
  };
  return (
    <ReasonForm
      name={`why_file_${n}`}
      label={say(texts.why_file, { n })}
      usual={batch.downloads.length === 0 ? say(texts.usual_why_file) : ''}
      help={say(texts.reason_kept)}
      button={say(texts.take_file)}
      variant="secondary"
      act={take}
    />
  );
}
