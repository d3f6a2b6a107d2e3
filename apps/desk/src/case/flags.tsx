import { type CaseAnswer, lookAtFlag } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { pagePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { compareMessages } from '../compare/messages.ts';
import { Link } from '../link.tsx';
import { Done } from '../page/done.tsx';
import { Tag } from '../page/tag.tsx';
import { ReasonForm } from '../payments/reason-form.tsx';
import { shortMoment } from '../short-moment.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';

type Flag = CaseAnswer['flag_looks'][number];

/** What asks for a look, who has looked, and room to say why it is in order. */
export function Flags(props: CasePartProps) {
  const { shown, outcome } = props;
  const { say } = useLanguage();
  const looked = shown.flag_looks.map(({ name }) => name);
  const others = shown.flags.filter((flag) => !looked.includes(flag));
  if (shown.flag_looks.length === 0 && others.length === 0) return <Done sentence={outcome} />;
  return (
    <section className={styles.flags} aria-labelledby="flags">
      <h2 id="flags" className="visually-hidden">
        {say(texts.flags)}
      </h2>
      {others.map((flag) => (
        <Tag key={flag} tone="warning" icon="flag">
          {flag}
        </Tag>
      ))}
      {shown.flag_looks.map((flag) => (
        <OneFlag key={flag.kind} {...props} flag={flag} />
      ))}
      <Done sentence={outcome} />
    </section>
  );
}

function OneFlag({ partner, shown, onDone, flag }: CasePartProps & { readonly flag: Flag }) {
  const { say, language, locale } = useLanguage();
  const { kind, name, facts, can_look, look } = flag;
  const params = { partner: partner.id, reference: shown.reference };
  return (
    <details className={styles.flag}>
      <summary>
        <Tag tone={look ? 'plain' : 'danger'} icon="flag">
          {name}
        </Tag>
      </summary>
      {look && (
        <>
          <p className={styles.soft}>
            {say(texts.looked_by, { who: look.who, at: shortMoment(look.at, locale) })}
          </p>
          <blockquote className={styles.reason}>{look.reason}</blockquote>
        </>
      )}
      {kind === 'under_way' && (
        <p>
          <Link to={`${pagePath(partner.id, 'compare')}?case=${shown.reference}`}>
            {say(compareMessages.link)}
          </Link>
        </p>
      )}
      {can_look && (
        <ReasonForm
          name={`look_${kind}`}
          label={say(texts.why_in_order)}
          help={say(texts.look_help)}
          button={say(texts.mark_looked)}
          variant="secondary"
          act={async (reason) => {
            await askDesk(language, lookAtFlag, { params, body: { flag: kind, seen: facts, reason } });
            onDone(say(texts.marked_looked, { flag: name }));
            return true;
          }}
        />
      )}
    </details>
  );
}
