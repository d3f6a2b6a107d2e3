import { decideErasure, type ErasureProposal } from '@ndp/contract/desk/erasures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { CaseLink } from '../case-link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { groundNames, erasureMessages as texts } from './messages.ts';
import { ProposeErasure } from './propose-erasure.tsx';

interface WishesProps {
  readonly partner: DeskPartner;
  readonly proposals: readonly ErasureProposal[];
  readonly onDone: (sentence: string) => void;
}

/** One person proposes to erase a case, another one erases it or leaves it. */
export function Wishes({ partner, proposals, onDone }: WishesProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="wishes">
      <h2 id="wishes">{say(texts.wishes)}</h2>
      <p>{say(texts.wishes_help)}</p>
      {proposals.length === 0 && <p>{say(texts.none_waits)}</p>}
      {proposals.map((proposal) => (
        <Proposal key={proposal.reference} partner={partner} proposal={proposal} onDone={onDone} />
      ))}
      {partner.acts.includes('propose-erasure') && <ProposeErasure partner={partner} onDone={onDone} />}
    </section>
  );
}

type ProposalProps = Omit<WishesProps, 'proposals'> & { readonly proposal: ErasureProposal };

function Proposal({ partner, proposal, onDone }: ProposalProps) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const { reference, ground, reason, by: name, at, is_mine } = proposal;
  const decide = (confirmed: boolean) =>
    action.run(async () => {
      const params = { partner: partner.id, reference };
      await askDesk(language, decideErasure, { params, body: { confirmed } });
      onDone(say(confirmed ? texts.confirmed : texts.declined, { reference }));
    });
  return (
    <div className={styles.batch}>
      <p>
        <strong>
          <CaseLink partner={partner} reference={reference} />: {say(groundNames[ground])}
        </strong>
      </p>
      <p>
        {say(texts.reason)}: {reason}
      </p>
      <p>{say(texts.by, { name, day: shortMoment(at, locale) })}</p>
      {is_mine && <p>{say(texts.mine)}</p>}
      {partner.acts.includes('confirm-erasure') && !is_mine && (
        <div className={styles.buttons}>
          <Button busy={action.isBusy} onClick={() => decide(true)}>
            {say(texts.confirm, { reference })}
          </Button>
          <Button variant="secondary" busy={action.isBusy} onClick={() => decide(false)}>
            {say(texts.decline, { reference })}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </div>
  );
}
