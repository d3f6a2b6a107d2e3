import { readAnswers, type StandardAnswer } from '@ndp/contract/desk/answers.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages, type Message } from '@ndp/flows/message.ts';
import { answerFields } from '@ndp/flows/standard-answer.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Done } from '../page/done.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from '../wording/wording.module.css';
import { AnswerForm } from './answer-form.tsx';
import { fieldNames, answersMessages as texts } from './messages.ts';

/** The standard answers of a partner: its own, and those of the release. */
export function AnswersPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const loaded = useLoaded(`answers ${partner.id}`, () =>
    askDesk(language, readAnswers, { params: { partner: partner.id } }),
  );
  const [open, setOpen] = useState<string>();
  const [done, setDone] = useState<Message>();
  const mayEdit = partner.acts.includes('edit-wording');
  const form = (answer?: StandardAnswer) => (
    <AnswerForm
      partner={partner.id}
      answer={answer}
      onCancel={() => setOpen(undefined)}
      onDone={(outcome) => {
        setOpen(undefined);
        setDone(outcome);
        loaded.again();
      }}
    />
  );
  return (
    <>
      <h1>{say(texts.title)}</h1>
      <p>{say(texts.lead)}</p>
      <FieldList />
      <Done sentence={done && say(done)} />
      <LoadState loaded={loaded} />
      {mayEdit && open !== '' && (
        <p>
          <Button onClick={() => setOpen('')}>{say(texts.add)}</Button>
        </p>
      )}
      {mayEdit && open === '' && <section className={styles.text}>{form()}</section>}
      {loaded.answer?.answers.map((answer) => (
        <article key={answer.key} className={styles.text} aria-label={answer.title}>
          {open === answer.key ? form(answer) : <Shown answer={answer} />}
          {mayEdit && open !== answer.key && (
            <Button
              variant="secondary"
              label={say(texts.of_answer, { act: say(texts.change), title: answer.title })}
              onClick={() => setOpen(answer.key)}
            >
              {say(texts.change)}
            </Button>
          )}
        </article>
      ))}
    </>
  );
}

/** What may stand in braces. */
function FieldList() {
  const { say } = useLanguage();
  return (
    <details className={styles.fold}>
      <summary>{say(texts.fields)}</summary>
      <ul>
        {answerFields.map((field) => (
          <li key={field}>
            <code>{`{${field}}`}</code>: {say(fieldNames[field])}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Shown({ answer: { title, text, changed } }: { readonly answer: StandardAnswer }) {
  const { say, locale } = useLanguage();
  const names = { pl: texts.text_pl, en: texts.text_en };
  return (
    <>
      <div className={styles.head}>
        <strong>{title}</strong>
        <small>
          {changed
            ? say(texts.changed, { at: shortMoment(changed.at, locale), who: changed.by })
            : say(texts.built_in)}
        </small>
      </div>
      <div className={styles.both}>
        {languages.map((of) => (
          <dl key={of}>
            <dt>{say(names[of])}</dt>
            <dd lang={of}>{text[of]}</dd>
          </dl>
        ))}
      </div>
    </>
  );
}
