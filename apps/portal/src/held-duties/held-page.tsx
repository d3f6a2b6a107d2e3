import { getHeldDuties, type HeldDuties } from '@ndp/contract/calls/handover.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { useState } from 'react';
import styles from '../application/duties/duties.module.css';
import { DutyList } from '../application/duties/duty-list.tsx';
import { MarkForm } from '../application/duties/mark-form.tsx';
import { RunningPart } from '../application/duties/running.tsx';
import { unlessGone } from '../attempt/problem.ts';
import { usePolishToday } from '../estimate/written.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { useHeldFocus } from '../page/use-held-focus.ts';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { ask as own } from '../site/site.ts';
import { actsOfNewOwner } from './acts.ts';
import { heldMessages as texts } from './messages.ts';
import { Question } from './question.tsx';

/** The duties behind the link of a new owner; changes nothing. Undefined: the link opens nothing. */
export function loadHeldDuties(token: string, ask = own) {
  return unlessGone(ask(getHeldDuties, { params: { token } }));
}

/** The page of a new owner: what the house still owes, whether to take that over, and then what is done. */
export function HeldPage({ data: loaded }: LoadedProps<typeof loadHeldDuties>) {
  useMailLanguage(loaded?.language);
  const formMessage = useFormMessage('decline_sure');
  const [now, setNow] = useState(loaded);
  const [isDeclined, setDeclined] = useState(formMessage?.isDone === true);
  if (isDeclined) return <MessagePage title={texts.declined} text={texts.declinedText} />;
  if (now) return <Held held={now} onChange={setNow} onDeclined={() => setDeclined(true)} />;
  return (
    <MessagePage title={texts.gone} text={texts.goneText}>
      <Contact />
    </MessagePage>
  );
}

interface HeldProps {
  readonly held: HeldDuties;
  readonly onChange: (held: HeldDuties) => void;
  readonly onDeclined: () => void;
}

function Held({ held, onChange, onDeclined }: HeldProps) {
  const { token } = useParams<'/grant/duties/$token'>();
  const { say, language } = useLanguage();
  const today = usePolishToday();
  useHeldFocus(held.state);
  const { state, organiser, reference, taken_on: takenOn, running } = held;
  const isTaken = state === 'taken';
  const acts = isTaken ? actsOfNewOwner(token, onChange) : undefined;
  const day = takenOn ? formatDate(takenOn, language) : '';
  const open = held.duties.filter(({ done_on }) => done_on === null).map(({ kind }) => kind);
  return (
    <LinkPage
      title={isTaken ? texts.takenTitle : texts.title}
      lead={
        <span role="status">
          {say(isTaken ? texts.takenLead : texts.lead, { day, organiser, reference })}
        </span>
      }
      isDone={isTaken}
    >
      <section className={styles.duties} aria-labelledby="duties">
        <h2 id="duties" tabIndex={-1}>
          {say(texts.duties)}
        </h2>
        {held.duties.length === 0 && <p>{say(texts.none)}</p>}
        <DutyList
          today={today}
          acts={acts}
          duties={held.duties.map(({ kind, day, done_on, note }) => ({
            ...{ kind, day },
            done: done_on === null ? undefined : { kind, done_on, note },
          }))}
        />
        {acts && (
          <RunningPart running={running} canAnswer={held.can_answer && running.length > 0} acts={acts} />
        )}
        {acts && open.length > 0 && <MarkForm key={open.join()} kinds={open} acts={acts} />}
      </section>
      {!isTaken && <Question held={held} token={token} onTaken={onChange} onDeclined={onDeclined} />}
    </LinkPage>
  );
}
