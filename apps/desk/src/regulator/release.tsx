import {
  decideReport,
  downloadReport,
  proposeReport,
  type RegulatorAnswer,
  type ReportProposal,
} from '@ndp/contract/desk/regulator.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { saveFile } from '../save-file.ts';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { regulatorMessages as texts } from './messages.ts';
import { useToe } from './use-toe.ts';

interface ReportOf {
  readonly partner: DeskPartner;
  readonly year: string;
  readonly onDone: (sentence: string) => void;
}

/** The report on its way: one person proposes it, another releases it, and then it can be downloaded. */
export function ReleaseReport({ answer, ...of }: ReportOf & { readonly answer: RegulatorAnswer }) {
  const { say } = useLanguage();
  const { proposals, cases, incomplete_count, unreported } = answer;
  const waiting = proposals.find(({ state }) => state === 'waits');
  const released = proposals.find(({ state }) => state === 'released');
  const isReady = cases > 0 && incomplete_count === 0 && !waiting && !released?.is_same;
  return (
    <section className={styles.part} aria-labelledby="release">
      <h2 id="release">{say(texts.release)}</h2>
      <p>{say(texts.release_help)}</p>
      {cases === 0 && incomplete_count === 0 && <p>{say(texts.nothing)}</p>}
      {(isReady || waiting) && <p>{say(texts.unreported, { count: unreported })}</p>}
      {waiting && <WaitingReport {...of} proposal={waiting} />}
      {released && !waiting && <ReleasedReport {...of} proposal={released} />}
      {isReady && of.partner.acts.includes('propose-regulator-report') && <ProposeReport {...of} />}
    </section>
  );
}

function ProposeReport({ partner, year, onDone }: ReportOf) {
  const { say, language } = useLanguage();
  const action = useAction();
  const propose = () =>
    action.run(async () => {
      await askDesk(language, proposeReport, { params: { partner: partner.id }, body: { year } });
      onDone(say(texts.proposed, { year }));
    });
  return (
    <>
      <Button busy={action.isBusy} onClick={propose}>
        {say(texts.propose, { year })}
      </Button>
      <Failure failure={action.failure} />
    </>
  );
}

type ProposalProps = ReportOf & { readonly proposal: ReportProposal };

function WaitingReport({ partner, year, proposal, onDone }: ProposalProps) {
  const { say, language, locale } = useLanguage();
  const inToe = useToe();
  const action = useAction();
  const { id, cases, toe, proposed_by: name, proposed_at, is_mine, is_same } = proposal;
  const decide = (released: boolean) =>
    action.run(async () => {
      const params = { partner: partner.id, report: id };
      const { reported } = await askDesk(language, decideReport, { params, body: { released } });
      onDone(released ? say(texts.accepted, { year, count: reported }) : say(texts.declined_done));
    });
  return (
    <div className={styles.batch}>
      <p>
        <strong>{say(texts.waits, { cases, toe: inToe(toe) })}</strong>
      </p>
      <p>{say(texts.by, { name, day: shortMoment(proposed_at, locale) })}</p>
      {!is_same && <p>{say(texts.changed)}</p>}
      {is_mine && <p>{say(texts.mine)}</p>}
      {partner.acts.includes('release-regulator-report') && !is_mine && (
        <div className={styles.buttons}>
          {is_same && (
            <Button busy={action.isBusy} onClick={() => decide(true)}>
              {say(texts.accept, { year })}
            </Button>
          )}
          <Button variant="secondary" busy={action.isBusy} onClick={() => decide(false)}>
            {say(texts.decline)}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </div>
  );
}

function ReleasedReport({ partner, year, proposal, onDone }: ProposalProps) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const { id, decided_by, decided_at, is_same } = proposal;
  const download = () =>
    action.run(async () => {
      const params = { partner: partner.id, report: id };
      const { name, csv } = await askDesk(language, downloadReport, { params });
      saveFile(name, csv);
      onDone(say(texts.downloaded));
    });
  const day = shortMoment(decided_at ?? '', locale);
  return (
    <div className={styles.batch}>
      <p>
        <strong>{say(texts.released_by, { name: decided_by ?? '', day })}</strong>
      </p>
      {!is_same && <p>{say(texts.outdated)}</p>}
      {is_same && partner.acts.includes('download-regulator-report') && (
        <div className={styles.buttons}>
          <Button busy={action.isBusy} onClick={download}>
            {say(texts.download, { year })}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </div>
  );
}
