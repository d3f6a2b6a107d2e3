import { type AbsencesAnswer, endAbsence, readAbsences } from '@ndp/contract/desk/absences.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { askDesk } from '../ask.ts';
import styles from '../case/case.module.css';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { AbsenceForm } from './absence-form.tsx';
import { absenceMessages as texts } from './absence-messages.ts';
import { shortDays } from './short-days.ts';

type Absence = AbsencesAnswer['absences'][number];

interface AbsencesProps {
  readonly partner: DeskPartner;
  /** Only those of whoever looks, away or standing in. */
  readonly isOwn?: boolean;
  /** It is read anew when this changes. */
  readonly since?: unknown;
}

/** Who is away and who stands in, and the form that says so. */
export function Absences({ partner, isOwn = false, since }: AbsencesProps) {
  const { say, language, locale } = useLanguage();
  const loaded = useLoaded(
    `absences ${partner.id}`,
    () => askDesk(language, readAbsences, { params: { partner: partner.id } }),
    since,
  );
  const [changed, setChanged] = useState<AbsencesAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed here is in what is read anew
  useEffect(() => setChanged(undefined), [loaded.answer]);
  const [done, setDone] = useState<string>();
  const onDone = (answer: AbsencesAnswer, sentence: string) => {
    setChanged(answer);
    setDone(sentence);
  };
  const answer = changed ?? loaded.answer;
  const mayForAll = !isOwn && partner.acts.includes('give-roles');
  const isMine = ({ person, substitute }: Absence) => person.is_me || substitute.is_me;
  const shown = answer?.absences.filter((absence) => !isOwn || isMine(absence)) ?? [];
  const mayMe = partner.acts.includes('set-substitute') && answer?.officers.some(({ is_me }) => is_me);
  if (isOwn && answer && !mayMe) return null;
  return (
    <section className={styles.card} aria-labelledby="absences">
      <h2 id="absences">{say(texts.title)}</h2>
      <p>{say(texts.lead)}</p>
      <LoadState loaded={loaded} />
      {done && <Notice tone="success" announce="status" title={done} />}
      {answer && shown.length === 0 && <p>{say(isOwn ? texts.none_own : texts.none)}</p>}
      <ul className={styles.records}>
        {shown.map((absence) => (
          <li key={absence.person.id}>
            {say(texts.line, {
              person: absence.person.name,
              substitute: absence.substitute.name,
              ...shortDays(absence, locale),
            })}{' '}
            {absence.is_now && <b>({say(texts.now)})</b>}{' '}
            {(mayForAll || (absence.person.is_me && mayMe)) && (
              <EndButton {...{ partner, absence, onDone }} />
            )}
          </li>
        ))}
      </ul>
      {answer && (mayForAll || mayMe) && <AbsenceForm {...{ partner, answer, mayForAll, onDone }} />}
    </section>
  );
}

interface EndButtonProps {
  readonly partner: DeskPartner;
  readonly absence: Absence;
  readonly onDone: (answer: AbsencesAnswer, sentence: string) => void;
}

function EndButton({ partner, absence: { person }, onDone }: EndButtonProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const end = () =>
    action.run(async () => {
      const params = { partner: partner.id };
      const answer = await askDesk(language, endAbsence, { params, body: { person: person.id } });
      onDone(answer, say(texts.ended, { person: person.name }));
    });
  return (
    <>
      <Button variant="quiet" busy={action.isBusy} onClick={() => void end()}>
        <span aria-hidden="true">{say(texts.end)}</span>
        <span className="visually-hidden">{say(texts.end_of, { person: person.name })}</span>
      </Button>
      <Failure failure={action.failure} />
    </>
  );
}
