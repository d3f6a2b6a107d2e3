import type { ProgramAnswer } from '@ndp/contract/desk/programs.ts';
import { contentOf, type Program, type ProgramContent } from '@ndp/domain/programs/program.ts';
import { termsOfYear } from '@ndp/domain/programs/terms.ts';
import { timetableOfYear } from '@ndp/domain/programs/timetable.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import type { NotDone } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import { formatDay } from './comparison.ts';
import { DraftEditor } from './draft-editor.tsx';
import { programmeMessages as texts } from './messages.ts';
import { PreviewForm } from './preview-form.tsx';
import styles from './programmes.module.css';
import { PublishForm } from './publish-form.tsx';
import { programIn, useProgramOf } from './use-program.ts';
import { VersionFile } from './version-file.tsx';
import { VersionTable } from './version-table.tsx';

/** The programme of a partner: its versions, the draft of the next one, and its publication. */
export function ProgramPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const office = useProgramOf(partner);
  const { typed, setTyped, done, then } = useTyping();
  const { answer, draft } = office;
  const found = answer?.versions.find(({ n }) => n === answer.current);
  if (!answer || !found) return <LoadState loaded={office} />;
  const current = programIn(answer, found);
  const mayEdit = answer.is_ours && partner.acts.includes('edit-program');
  const content = typed ?? (draft && contentOf(programIn(answer, draft)));
  const number = draft?.n ?? Math.max(...answer.versions.map(({ n }) => n)) + 1;
  // Under a long draft it stands where the buttons are.
  const outcome = <Outcome done={done} failure={office.action.failure} />;
  return (
    <>
      <h1>{say(texts.title, { title: current.title })}</h1>
      <p>{say(texts.lead)}</p>
      {!answer.is_ours && <Notice tone="info">{say(texts.not_ours)}</Notice>}
      {!content && outcome}
      <h2>{say(texts.history)}</h2>
      <VersionTable answer={answer} />
      {mayEdit && <DraftStart current={current} hasDraft={content !== undefined} onStart={setTyped} />}
      {content && (
        <>
          <h2>{say(texts.draft_of, { n: String(number) })}</h2>
          <DraftEditor
            current={current}
            shipped={answer.shipped}
            draft={{ ...content, id: answer.id, version: number, homeExample: 0 }}
            onChange={mayEdit ? setTyped : undefined}
          />
          {mayEdit && <DraftActs {...{ office, content, then }} isUnsaved={typed !== undefined} />}
          {outcome}
          {draft && !typed && <Publication {...{ office, answer, draft, partner, then }} />}
        </>
      )}
    </>
  );
}

/** Waits for something that is done with the draft, and then says so. */
type Then = (work: Promise<boolean>, said?: string) => Promise<void>;

/** What is typed into the draft and not saved, and what was done with it last. */
function useTyping() {
  const [typed, setTyped] = useState<ProgramContent>();
  const [done, setDone] = useState<string>();
  useUnsaved(typed !== undefined);
  const then: Then = async (work, said) => {
    setDone(undefined);
    if (!(await work)) return;
    setTyped(undefined);
    setDone(said);
  };
  return { typed, setTyped, done, then };
}

interface OutcomeProps {
  readonly done: string | undefined;
  readonly failure: NotDone | undefined;
}

function Outcome({ done, failure }: OutcomeProps) {
  return (
    <>
      {done && <Notice tone="success" announce="status" title={done} />}
      <Failure failure={failure} />
    </>
  );
}

type Office = ReturnType<typeof useProgramOf>;

interface DraftStartProps {
  readonly current: Program;
  readonly hasDraft: boolean;
  readonly onStart: (content: ProgramContent) => void;
}

/** What a draft begins from: the version that counts, the same a year on, or a file. */
function DraftStart({ current, hasDraft, onStart }: DraftStartProps) {
  const { say } = useLanguage();
  const present = contentOf(current);
  return (
    <div className={styles.acts}>
      {!hasDraft && (
        <>
          <Button onClick={() => onStart(present)}>{say(texts.prepare)}</Button>
          <Button variant="secondary" onClick={() => onStart(nextYear(present))}>
            {say(texts.next_year, { year: String(current.year + 1) })}
          </Button>
        </>
      )}
      <VersionFile onRead={onStart} />
    </div>
  );
}

interface DraftActsProps {
  readonly office: Office;
  readonly content: ProgramContent;
  readonly isUnsaved: boolean;
  readonly then: Then;
}

function DraftActs({ office, content, isUnsaved, then }: DraftActsProps) {
  const { say } = useLanguage();
  const { isBusy } = office.action;
  return (
    <div className={styles.acts}>
      <Button busy={isBusy} onClick={() => then(office.save(content), say(texts.saved))}>
        {say(texts.save)}
      </Button>
      {office.draft && (
        <Button variant="secondary" busy={isBusy} onClick={() => then(office.drop())}>
          {say(texts.drop)}
        </Button>
      )}
      {isUnsaved && <p role="status">{say(texts.unsaved)}</p>}
    </div>
  );
}

interface PublicationProps {
  readonly office: Office;
  readonly answer: ProgramAnswer;
  readonly draft: NonNullable<Office['draft']>;
  readonly partner: DeskPartner;
  readonly then: Then;
}

/** The draft as the portal would show it, and its publication. */
function Publication({ office, answer, draft, partner, then }: PublicationProps) {
  const { say, language } = useLanguage();
  const shared = { draft, today: answer.today, isBusy: office.action.isBusy };
  return (
    <>
      <PreviewForm key={draft.made_at} {...shared} onPreview={office.preview} />
      <PublishForm
        {...shared}
        mayPublish={answer.is_ours && partner.acts.includes('publish-program')}
        onPublish={(day) => {
          const values = { n: String(draft.n), day: formatDay(day, language) };
          void then(office.publish(day), say(texts.published_done, values));
        }}
      />
    </>
  );
}

/** The same programme in the year after: its days and those of its regulations move along. */
function nextYear(content: ProgramContent): ProgramContent {
  const year = content.year + 1;
  const { firstDay, lastDay } = termsOfYear(year);
  return {
    ...content,
    year,
    terms: { ...content.terms, firstDay, lastDay },
    earlierTerms: { ...content.earlierTerms, [content.year]: content.terms },
    timetable: timetableOfYear(year),
    regulationsVersion: firstDay,
  };
}
