import { readNotes, watchCase } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { askDesk } from '../ask.ts';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { focusOnPart } from '../page/focus-on.ts';
import { opinionMessages } from '../page/opinion-messages.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { NoteForm } from './note-form.tsx';
import { noteMessages as texts } from './note-messages.ts';
import { Opinion } from './opinion.tsx';
import { SaidList } from './said-list.tsx';

/** What the desk alone reads of a case, room for the next note, and who follows the case. */
export function Notes({ partner, shown, outcome, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const watching = useAction();
  const [isOpen, setOpen] = useState(false);
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(
    `notes ${shown.reference}`,
    () => askDesk(language, readNotes, { params }),
    shown,
  );
  const open = () => {
    flushSync(() => setOpen(true));
    focusOnPart('notes');
  };
  const mayWrite = answer && partner.acts.includes('write-note');
  const watch = (is_watched: boolean) =>
    watching.run(async () => {
      await askDesk(language, watchCase, { params, body: { is_watched } });
      again();
    });
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{say(texts.title)}</h2>
      <p className={styles.soft}>{say(texts.lead)}</p>
      <Failure failure={failure} onAgain={again} />
      <SaidList
        said={(answer?.notes ?? []).map((note) => ({
          ...note,
          more: (note.asks || note.verdict !== undefined) && (
            <Opinion params={params} note={note} onDone={onDone} />
          ),
        }))}
      />
      {mayWrite && !isOpen && (
        <Button variant="secondary" onClick={open}>
          {say(texts.text)}
        </Button>
      )}
      {mayWrite && isOpen && (
        <NoteForm
          params={params}
          people={answer.people}
          mayHandOver={partner.acts.includes('assign')}
          mayAsk={partner.acts.includes('ask-opinion')}
          onDone={(did) =>
            did === 'note' ? again() : onDone(say(did === 'opinion' ? opinionMessages.asked : texts.handed))
          }
        />
      )}
      {answer && (
        <Button variant="quiet" busy={watching.isBusy} onClick={() => void watch(!answer.is_watched)}>
          {say(answer.is_watched ? texts.unwatch : texts.watch)}
        </Button>
      )}
      <Done sentence={outcome} />
      <Failure failure={watching.failure} />
    </section>
  );
}
