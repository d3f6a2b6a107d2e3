import { getShownAgreement, type ShownAgreement } from '@ndp/contract/calls/shown-agreement.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { unlessGone } from '../attempt/problem.ts';
import { Contact } from '../page/contact/contact.tsx';
import styles from '../page/link-page.module.css';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { ask as own } from '../site/site.ts';
import { agreementMessages as texts } from './messages.ts';

/** The agreement that this link shows; changes nothing. Undefined: the link opens nothing. */
export function loadAgreement(token: string, ask = own) {
  return unlessGone(ask(getShownAgreement, { params: { token } }));
}

/** The page of an installer or a bank: an agreement stands, without personal data. */
export function AgreementPage({ data: shown }: LoadedProps<typeof loadAgreement>) {
  if (shown) return <Shown shown={shown} />;
  return (
    <MessagePage title={texts.gone} text={texts.goneText}>
      <Contact />
    </MessagePage>
  );
}

function Shown({ shown }: { readonly shown: ShownAgreement }) {
  const { say, language } = useLanguage();
  const { organiser, up_to, since, finish_by, is_settling, as_of, expires_at } = shown;
  const moment = formatMoment(as_of, language);
  const lastDay = [texts.finish, formatDate(finish_by, language)] as const;
  const facts = [
    [texts.upTo, say(texts.amount, { amount: formatPln(up_to, language) })],
    [texts.since, formatDate(since, language)],
    is_settling ? ([texts.documents, say(texts.sent)] as const) : lastDay,
    [texts.until, formatMoment(expires_at, language)],
  ] as const;
  return (
    <LinkPage title={texts.title} lead={say(texts.lead, { organiser, moment })} isDone>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say(texts.paid)}</p>
      <p>{say(texts.nothing)}</p>
      {useLive() && <Print />}
    </LinkPage>
  );
}

/** A print names the page that knows better. */
function Print() {
  const { say } = useLanguage();
  return (
    <>
      <p className={styles.printed}>{say(texts.current, { address: location.href })}</p>
      <div className="no-print">
        <Button variant="secondary" onClick={() => window.print()}>
          {say(texts.print)}
        </Button>
      </div>
    </>
  );
}
