import { handOver, readNotes, watchCase, writeNote } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActForm } from '../act-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { noteMessages as texts } from './note-messages.ts';

/** What the desk alone reads of a case, room for the next note, and who follows the case. */
export function Notes({ partner, shown, onDone }: CasePartProps) {
  const { say, language, locale } = useLanguage();
  const acting = useAct();
  const watching = useAct();
  const [text, setText] = useState('');
  const [to, setTo] = useState<string>();
  const [isTried, setTried] = useState(false);
  useUnsaved(text.trim() !== '');
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(
    `notes ${shown.reference}`,
    () => askDesk(language, readNotes, { params }),
    shown,
  );
  const isEmpty = text.trim() === '';
  const send = async () => {
    setTried(true);
    if (isEmpty) return;
    const isDone = await acting.run(() =>
      to
        ? askDesk(language, handOver, { params, body: { to, text } })
        : askDesk(language, writeNote, { params, body: { text } }),
    );
    if (!isDone) return;
    setText('');
    setTo(undefined);
    setTried(false);
    if (to) onDone(say(texts.handed));
    else again();
  };
  const watch = (is_watched: boolean) =>
    watching.run(async () => {
      await askDesk(language, watchCase, { params, body: { is_watched } });
      again();
    });
  const people = answer?.people ?? [];
  const options = (list: typeof people) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{say(texts.title)}</h2>
      <p className={styles.soft}>{say(texts.lead)}</p>
      <Failure failure={failure} onAgain={again} />
      <ol className={styles.records}>
        {answer?.notes.map(({ n, text: said, who, at }) => (
          <li key={n}>
            <b>{who}</b> <span className={styles.soft}>{shortMoment(at, locale)}</span>
            <blockquote className={styles.reason}>{said}</blockquote>
          </li>
        ))}
      </ol>
      {partner.acts.includes('write-note') && answer && (
        <ActForm
          className={styles.form}
          acting={acting}
          button={say(to ? texts.hand_over : texts.send)}
          variant="secondary"
          onSend={send}
        >
          <TextField
            name="note"
            label={say(texts.text)}
            help={say(texts.help)}
            value={text}
            multiline
            rows={3}
            maxLength={2000}
            error={isTried && isEmpty ? say(texts.needs_text) : undefined}
            onChange={setText}
          />
          <SelectField
            name="mention"
            label={say(texts.mention)}
            emptyText={say(texts.nobody)}
            value={undefined}
            options={options(people)}
            onChange={(id) => {
              const name = people.find((person) => person.id === id)?.name;
              if (name) setText(`${text}${text && !text.endsWith(' ') ? ' ' : ''}@${name} `);
            }}
          />
          {partner.acts.includes('assign') && (
            <SelectField
              name="hand_over"
              label={say(texts.hand_over_to)}
              emptyText={say(texts.nobody)}
              value={to}
              options={options(people.filter(({ is_officer }) => is_officer))}
              onChange={setTo}
            />
          )}
        </ActForm>
      )}
      {answer && (
        <Button variant="quiet" busy={watching.isBusy} onClick={() => void watch(!answer.is_watched)}>
          {say(answer.is_watched ? texts.unwatch : texts.watch)}
        </Button>
      )}
      <Failure failure={watching.failure} />
    </section>
  );
}
