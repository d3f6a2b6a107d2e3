import type { DeskRole } from '@ndp/contract/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { pagePath } from '../address.ts';
import { Link } from '../link.tsx';
import { deskMessages, roleHelp, roleNames } from '../messages.ts';
import helpStyles from '../page/help.module.css';
import type { DeskPartner } from '../page/shell.tsx';
import styles from './first-steps.module.css';
import { firstStepsMessages as texts } from './messages.ts';
import { stepsOf } from './steps.ts';

/** What each of one’s roles does in a day, in which order, who else must act, and the keys. */
export function FirstStepsPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  return (
    <div className={styles.page}>
      <h1>{say(deskMessages['first-steps'])}</h1>
      <p>{say(texts.lead)}</p>
      {partner.roles.map((role) => (
        <RoleSection key={role} {...{ partner, role }} />
      ))}
      {partner.acts.includes('list-cases') && <Keys />}
    </div>
  );
}

function RoleSection({ partner, role }: { readonly partner: DeskPartner; readonly role: DeskRole }) {
  const { say } = useLanguage();
  const { steps, others } = stepsOf[role];
  return (
    <section className={styles.role} aria-labelledby={`steps-${role}`}>
      <h2 id={`steps-${role}`}>{say(texts.role, { role: say(roleNames[role]) })}</h2>
      <p>{say(roleHelp[role])}.</p>
      <ol>
        {steps.map(({ text, page }) => (
          <li key={text.pl}>
            {say(text)} {page && <Link to={pagePath(partner.id, page)}>{say(deskMessages[page])}</Link>}
          </li>
        ))}
      </ol>
      <p>
        <b>{say(texts.others)}:</b> {say(others)}
      </p>
    </section>
  );
}

const keys = [
  ['?', deskMessages.key_help],
  ['j k', texts.next],
  ['x', texts.select],
  ['/', texts.find],
  ['1–5', texts.tabs],
  ['a d', texts.verdicts],
  ['u', texts.back],
] as const;

function Keys() {
  const { say } = useLanguage();
  return (
    <section className={styles.role} aria-labelledby="steps-keys">
      <h2 id="steps-keys">{say(texts.keys)}</h2>
      <p>{say(texts.keys_lead)}</p>
      <dl className={helpStyles.keys}>
        {keys.map(([key, says]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(says)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
