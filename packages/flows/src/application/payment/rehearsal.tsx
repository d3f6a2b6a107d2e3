import { InfoIcon, SuccessIcon, WarningIcon } from '@ndp/ui/icons.tsx';
import { useId } from 'react';
import { useLanguage } from '../../language.tsx';
import { Letter } from './letter.tsx';
import styles from './rehearsal.module.css';
import {
  lettersToInstallers,
  type NamedSettlement,
  type ToldFinding,
  tellFindings,
} from './settlement-findings.ts';
import { rehearsalMessages as messages, sourceNames } from './settlement-messages.ts';

/** Each rule of the settlement answered before it is sent: what differs first, then what only a person sees, then the rest. */
export function Rehearsal({ settlement }: { readonly settlement: NamedSettlement }) {
  const { say, language } = useLanguage();
  const id = useId();
  const found = tellFindings(settlement, language);
  const of = (verdict: ToldFinding['verdict']) => found.filter((each) => each.verdict === verdict);
  const [differing, unknown, agreed] = [of('differs'), of('unknown'), of('agrees')];
  return (
    <section className={styles.rehearsal} aria-labelledby={id}>
      <h2 id={id}>{say(messages.title)}</h2>
      {differing.length === 0 ? (
        <p className={styles.well}>
          <SuccessIcon className={styles.icon} />
          {say(messages.all_well)}
        </p>
      ) : (
        <Differing {...{ differing }} letters={lettersToInstallers(settlement)} />
      )}
      {unknown.length > 0 && (
        <details>
          <summary>{say(messages.by_eye, { count: unknown.length })}</summary>
          <ul className={styles.list}>
            {unknown.map(({ rule, name, sentences }) => (
              <li key={rule}>
                <InfoIcon className={styles.icon} />
                <span>
                  {name}. <span className={styles.soft}>{sentences.join(' ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{say(messages.agrees, { count: agreed.length })}</summary>
        <ul className={styles.list}>
          {agreed.map(({ rule, name, source }) => (
            <li key={rule}>
              <SuccessIcon className={styles.good} />
              <span>
                {name} <span className={styles.soft}>({say(sourceNames[source])})</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface DifferingProps {
  readonly differing: readonly ToldFinding[];
  readonly letters: readonly string[];
}

function Differing({ differing, letters }: DifferingProps) {
  const { say } = useLanguage();
  const sentences = differing.flatMap((finding) => finding.sentences);
  return (
    <>
      <h3>{say(messages.differs, { count: sentences.length })}</h3>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <WarningIcon className={styles.doubt} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {letters.map((text) => (
        <Letter key={text} text={text} />
      ))}
      <p className={styles.soft}>{say(messages.can_be_sent)}</p>
    </>
  );
}
