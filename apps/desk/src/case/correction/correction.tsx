import { readCorrections } from '@ndp/contract/desk/corrections.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { askDesk } from '../../ask.ts';
import { Done } from '../../page/done.tsx';
import { Failure } from '../../page/failure.tsx';
import { focusOnPart } from '../../page/focus-on.ts';
import { useLoaded } from '../../use-loaded.ts';
import styles from '../case.module.css';
import type { CasePartProps } from '../case-part.ts';
import { Composer } from './composer.tsx';
import { correctionMessages as texts } from './messages.ts';
import { Round } from './round.tsx';

/** What was asked of the applicant, round by round, and the next request. */
export function Correction(props: CasePartProps) {
  const { partner, shown, outcome } = props;
  const [isOpen, setOpen] = useState(false);
  const { say, language } = useLanguage();
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(
    `corrections ${shown.reference}`,
    () => askDesk(language, readCorrections, { params }),
    shown,
  );
  if (!answer) return <Failure failure={failure} onAgain={again} />;
  const sent = answer.rounds.filter(({ state }) => state !== 'draft');
  const draft = answer.rounds.find(({ state }) => state === 'draft');
  if (draft && !isOpen) setOpen(true);
  const open = () => {
    flushSync(() => setOpen(true));
    focusOnPart('corrections');
  };
  const mayAsk = partner.acts.includes('correct');
  const canAsk = answer.places.length > 0 && !sent.some(({ state }) => state === 'sent');
  if (sent.length === 0 && !mayAsk) return null;
  return (
    <section className={styles.card} aria-labelledby="corrections">
      <h2 id="corrections">{say(texts.title)}</h2>
      <Failure failure={failure} onAgain={again} />
      {sent.map((round) => (
        <Round key={round.n} {...props} round={round} mayJudge={mayAsk} />
      ))}
      <Done sentence={outcome} />
      {mayAsk && canAsk && isOpen && <Composer {...props} places={answer.places} draft={draft} />}
      {mayAsk && canAsk && !isOpen && (
        <Button variant="secondary" onClick={open}>
          {say(texts.new_round)}
        </Button>
      )}
      {sent.length === 0 && !canAsk && <p>{say(texts.none)}</p>}
    </section>
  );
}
