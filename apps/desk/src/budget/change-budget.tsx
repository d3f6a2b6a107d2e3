import { type BudgetAnswer, decideBudget, proposeBudget } from '@ndp/contract/desk/budget.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { formatGr, readGr } from '../grosze.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { budgetMessages as texts } from './messages.ts';

interface ChangeProps {
  readonly partner: DeskPartner;
  readonly proposal: BudgetAnswer['proposal'];
  readonly onDone: (sentence: string) => void;
}

/** One person proposes another total, another one accepts or declines it. */
export function ChangeBudget({ partner, proposal, onDone }: ChangeProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="change-budget">
      <h2 id="change-budget">{say(texts.change)}</h2>
      <p>{say(texts.change_help)}</p>
      {proposal && <Proposal partner={partner} proposal={proposal} onDone={onDone} />}
      {!proposal && partner.acts.includes('change-budget') && (
        <ProposeForm partner={partner} onDone={onDone} />
      )}
    </section>
  );
}

function ProposeForm({ partner, onDone }: Omit<ChangeProps, 'proposal'>) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState({ total: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const gr = readGr(typed.total) || undefined;
  const reason = typed.reason.trim();
  const send = async () => {
    setTried(true);
    if (!gr || reason.length < 5) return;
    await action.run(async () => {
      await askDesk(language, proposeBudget, {
        params: { partner: partner.id },
        body: { total_gr: gr, reason },
      });
      onDone(say(texts.proposed, { total: formatGr(gr, language) }));
    });
  };
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.propose)} onSend={send}>
      <TextField
        name="budget_total"
        label={say(texts.total)}
        value={typed.total}
        width="short"
        maxLength={20}
        error={isTried && !gr ? say(texts.needs_total) : undefined}
        onChange={(total) => setTyped({ ...typed, total })}
      />
      <TextField
        name="budget_reason"
        label={say(texts.reason)}
        value={typed.reason}
        maxLength={500}
        error={isTried && reason.length < 5 ? say(texts.needs_reason) : undefined}
        onChange={(changed) => setTyped({ ...typed, reason: changed })}
      />
    </ActionForm>
  );
}

function Proposal({
  partner,
  proposal,
  onDone,
}: ChangeProps & { readonly proposal: NonNullable<ChangeProps['proposal']> }) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const total = formatGr(proposal.total_gr, language);
  const day = shortMoment(proposal.at, locale);
  const decide = (accepted: boolean) =>
    action.run(async () => {
      const params = { partner: partner.id, proposal: proposal.id };
      await askDesk(language, decideBudget, { params, body: { accepted } });
      onDone(accepted ? say(texts.accepted, { total }) : say(texts.declined));
    });
  return (
    <div className={styles.batch}>
      <p>
        <strong>{say(texts.waits, { total, reason: proposal.reason })}</strong>
      </p>
      <p>
        {say(texts.waits_by, { name: proposal.by, day })} {say(texts.moves_up, { count: proposal.moves_up })}
      </p>
      {proposal.is_mine && <p>{say(texts.mine)}</p>}
      {partner.acts.includes('confirm-budget') && !proposal.is_mine && (
        <div className={styles.buttons}>
          <Button busy={action.isBusy} onClick={() => decide(true)}>
            {say(texts.accept, { total })}
          </Button>
          <Button variant="secondary" busy={action.isBusy} onClick={() => decide(false)}>
            {say(texts.decline)}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </div>
  );
}
