import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { sourceNames } from '@ndp/flows/application/payment/settlement-messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Tag } from '../../page/tag.tsx';
import styles from './documents.module.css';
import { invoiceMessages as texts } from './invoice-messages.ts';

type Finding = CaseAnswer['findings'][number];

/** What was checked of the settlement without anybody: what differs is read, the rest is folded away. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { say } = useLanguage();
  if (findings.length === 0) return null;
  const of = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict);
  const differing = of('differs');
  return (
    <section aria-labelledby="findings" className={styles.reading}>
      <h2 id="findings">{say(texts.findings)}</h2>
      {differing.length === 0 ? (
        <p>
          <Tag tone="ok" icon="tick">
            {say(texts.nothing_differs)}
          </Tag>
        </p>
      ) : (
        <List findings={differing} />
      )}
      <Folded title={texts.by_eye} findings={of('unknown')} />
      <Folded title={texts.agreed} findings={of('agrees')} />
    </section>
  );
}

interface FoldedProps {
  readonly title: (typeof texts)['by_eye' | 'agreed'];
  readonly findings: readonly Finding[];
}

function Folded({ title, findings }: FoldedProps) {
  const { say } = useLanguage();
  if (findings.length === 0) return null;
  return (
    <details>
      <summary>{say(title, { count: findings.length })}</summary>
      <List findings={findings} />
    </details>
  );
}

const tags = {
  differs: { tone: 'warning', icon: 'eye' },
  unknown: { tone: 'plain', icon: 'eye' },
  agrees: { tone: 'ok', icon: 'tick' },
} as const;

function List({ findings }: Pick<FoldedProps, 'findings'>) {
  const { say } = useLanguage();
  return (
    <ul>
      {findings.map(({ rule, verdict, source, name, sentences }) => (
        <li key={rule}>
          <Tag {...tags[verdict]}>{verdict === 'differs' ? say(texts.differs) : name}</Tag>{' '}
          {sentences.join(' ')}{' '}
          {source !== 'none' && <span className={styles.soft}>({say(sourceNames[source])})</span>}
        </li>
      ))}
    </ul>
  );
}
