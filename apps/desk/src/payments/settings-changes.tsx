import {
  type BankSettings,
  decidePaymentSettings,
  type SettingsChange,
} from '@ndp/contract/desk/payment-settings.ts';
import { payeeDays } from '@ndp/domain/money/approval.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { WideTable } from '../wide-table.tsx';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

interface WaitingChangeProps {
  readonly partner: DeskPartner;
  readonly change: SettingsChange;
  readonly onDone: (sentence: string) => void;
}

/** Settings that wait for another person: what would differ, and the buttons for whoever may decide. */
export function WaitingChange({ partner, change, onDone }: WaitingChangeProps) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const decide = (accepted: boolean) =>
    action.run(async () => {
      const params = { partner: partner.id, change: change.id };
      await askDesk(language, decidePaymentSettings, { params, body: { accepted } });
      onDone(say(accepted ? texts.settings_accepted : texts.settings_declined));
    });
  const day = shortMoment(change.proposed_at, locale);
  return (
    <div className={styles.batch}>
      <p>
        <strong>{say(texts.settings_wait)}</strong>{' '}
        {say(texts.settings_by, { name: change.proposed_by, day })}
      </p>
      <Differences change={change} />
      {change.is_mine && <p>{say(texts.settings_mine)}</p>}
      {partner.acts.includes('confirm-payments-change') && !change.is_mine && (
        <div className={styles.buttons}>
          <Button busy={action.isBusy} onClick={() => decide(true)}>
            {say(texts.settings_accept)}
          </Button>
          <Button variant="secondary" busy={action.isBusy} onClick={() => decide(false)}>
            {say(texts.settings_decline)}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </div>
  );
}

/** Every change of the settings: who wanted it, who decided, and what it was. */
export function SettingsHistory({ changes }: { readonly changes: readonly SettingsChange[] }) {
  const { say, locale } = useLanguage();
  return (
    <details>
      <summary>{say(texts.settings_history)}</summary>
      <WideTable
        name={say(texts.settings_history)}
        heads={[texts.settings_change, texts.settings_proposed, texts.settings_decided]}
      >
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td>
                <Differences change={change} />
              </td>
              <td>
                {change.proposed_by}
                <br />
                {shortMoment(change.proposed_at, locale)}
              </td>
              <td>
                {say(change.is_accepted ? texts.settings_yes : texts.settings_no, {
                  name: change.decided_by ?? '–',
                })}
                <br />
                {shortMoment(change.decided_at ?? '', locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  );
}

/** What of the settings would be another, before and after. */
function Differences({ change: { settings, before } }: { readonly change: SettingsChange }) {
  const { say, language } = useLanguage();
  const words = (of: BankSettings, name: keyof BankSettings) => {
    const value = of[name];
    if (typeof value === 'boolean') return say(value ? texts.yes : texts.no);
    return name.endsWith('_gr') ? formatGr(Number(value), language) : String(value);
  };
  const names = (Object.keys(settings) as (keyof BankSettings)[]).filter(
    (name) => settings[name] !== before?.[name],
  );
  if (names.length === 0) return <p>{say(texts.settings_same)}</p>;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {say(texts[name], { days: payeeDays }).replace(/,\s(zł|PLN)$/, '')}:{' '}
          {before && `${words(before, name)} → `}
          {words(settings, name)}
        </li>
      ))}
    </ul>
  );
}
