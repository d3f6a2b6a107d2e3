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
import type { WantedPlace } from './wanted-place.ts';

/** The corrections of a case, and which places whoever looks may ask for next. */
export function useCorrections({ partner, shown }: Pick<CasePartProps, 'partner' | 'shown'>) {
  const { language } = useLanguage();
  const params = { partner: partner.id, reference: shown.reference };
  const loaded = useLoaded(
    `corrections ${shown.reference}`,
    () => askDesk(language, readCorrections, { params }),
    shown,
  );
  const { places = [], rounds = [] } = loaded.answer ?? {};
  const mayAsk = partner.acts.includes('correct') && !rounds.some(({ state }) => state === 'sent');
  return { ...loaded, askable: new Set(mayAsk ? places.map(({ place }) => place) : []) };
}

interface CorrectionProps extends CasePartProps {
  readonly loaded: ReturnType<typeof useCorrections>;
  readonly wanted?: WantedPlace | undefined;
}

/** What was asked of the applicant, round by round, and the next request. */
export function Correction({ loaded, wanted, ...props }: CorrectionProps) {
  const { partner, outcome } = props;
  const [isOpen, setOpen] = useState(false);
  const { say } = useLanguage();
  const { answer, failure, again } = loaded;
  if (!answer) return <Failure failure={failure} onAgain={again} />;
  const sent = answer.rounds.filter(({ state }) => state !== 'draft');
  const draft = answer.rounds.find(({ state }) => state === 'draft');
  if ((draft || wanted) && !isOpen) setOpen(true);
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
      {mayAsk && canAsk && isOpen && <Composer {...props} {...{ draft, wanted }} places={answer.places} />}
      {mayAsk && canAsk && !isOpen && (
        <Button variant="secondary" onClick={open}>
          {say(texts.new_round)}
        </Button>
      )}
      {sent.length === 0 && !canAsk && <p>{say(texts.none)}</p>}
    </section>
  );
}
