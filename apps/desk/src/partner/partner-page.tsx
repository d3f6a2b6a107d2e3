import { editPartner, type PartnerAnswer, partnerFile, readPartner } from '@ndp/contract/desk/partner.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { JsonFile } from '../json-file.tsx';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { saveFile } from '../save-file.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';
import { PartnerFields, problemsOf, type WrittenPartner } from './partner-fields.tsx';
import { PartnerLabels } from './partner-labels.tsx';
import { TrainingCases } from './training-cases.tsx';

type PartnerFile = z.infer<typeof partnerFile>;

/** What was changed on the page and is not saved. */
interface Changed {
  readonly written?: WrittenPartner;
  readonly told?: readonly string[];
  /** They come with a file. */
  readonly wording?: PartnerAnswer['wording'] | undefined;
  readonly answers?: PartnerAnswer['answers'] | undefined;
}

/** How a partner presents itself, under which hosts, and who is told; its administrator changes it. */
export function PartnerPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const params = { partner: partner.id };
  const loaded = useLoaded(`partner ${partner.id}`, () => askDesk(language, readPartner, { params }));
  const [later, setLater] = useState<PartnerAnswer>();
  const answer = later ?? loaded.answer;
  if (!answer) return <LoadState loaded={loaded} />;
  return (
    <>
      <h1>{say(texts.title, { title: answer.content.title })}</h1>
      <p>{say(texts.lead, { address: answer.address })}</p>
      {partner.is_training && <TrainingCases partner={partner} />}
      <PartnerLabels partner={partner} />
      <PartnerForm partner={partner} answer={answer} onSaved={setLater} />
    </>
  );
}

interface PartnerFormProps {
  readonly partner: DeskPartner;
  readonly answer: PartnerAnswer;
  readonly onSaved: (answer: PartnerAnswer) => void;
}

function PartnerForm(props: PartnerFormProps) {
  const { partner, answer } = props;
  const { domain, usual, people } = answer;
  const { say } = useLanguage();
  const { written, told: notified, problems, attempt, write, ...form } = usePartner(props);
  const mayEdit = partner.acts.includes('edit-partner');
  const isTried = attempt > 0;
  return (
    <>
      <ErrorSummary title={say(texts.problems)} attempt={attempt} items={isTried ? problems : []} />
      <fieldset disabled={!mayEdit} style={{ display: 'contents' }}>
        <PartnerFields
          {...{ ...written, domain, usual, isTried }}
          onChange={(next) => write({ written: next })}
        />
        <NotifiedPeople people={people} told={notified} onChange={(chosen) => write({ told: chosen })} />
      </fieldset>
      {form.isDone && <Notice tone="success" announce="status" title={say(texts.saved)} />}
      <Failure failure={form.action.failure} />
      <PartnerActs
        mayEdit={mayEdit}
        file={form.file}
        isBusy={form.action.isBusy}
        isUnsaved={form.isUnsaved}
        onSave={() => void form.save()}
        onRead={({ content, logo, wording, answers }) =>
          write({ written: { content, logo: logo ?? written.logo }, wording, answers })
        }
      />
    </>
  );
}

/** The partner as it is written now, what is wrong with it, and the saving. */
function usePartner({ partner, answer, onSaved }: PartnerFormProps) {
  const { say, language } = useLanguage();
  const [changed, setChanged] = useState<Changed>({});
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const action = useAction();
  const { written = { content: answer.content, logo: answer.logo } } = changed;
  const { told: notified = answer.people.filter(({ is_told }) => is_told).map(({ id }) => id) } = changed;
  const content = { ...written.content, aliases: [...written.content.aliases] };
  const problems = problemsOf(content, say);
  useUnsaved(Object.keys(changed).length > 0);
  const save = async () => {
    setAttempt(attempt + 1);
    setDone(false);
    if (problems.length > 0) return;
    const logo = written.logo === answer.logo ? null : written.logo;
    const { wording, answers } = changed;
    const body = { seen: answer.edited_at, content, logo, told: [...notified], wording, answers };
    const isSaved = await action.run(async () => {
      onSaved(await askDesk(language, editPartner, { params: { partner: partner.id }, body }));
    });
    if (!isSaved) return;
    setChanged({});
    setAttempt(0);
    setDone(true);
  };
  const { wording = answer.wording, answers = answer.answers } = changed;
  return {
    ...{ written, told: notified, problems, attempt, isDone, action, save },
    isUnsaved: Boolean(changed.written ?? changed.told),
    file: { partner: partner.id, content, logo: written.logo, wording, answers },
    write: (over: Changed) => {
      setDone(false);
      setChanged({ ...changed, ...over });
    },
  };
}

interface ToldProps {
  readonly people: PartnerAnswer['people'];
  readonly told: readonly string[];
  readonly onChange: (notified: readonly string[]) => void;
}

/** Who of the desk is told what the partner is told. */
function NotifiedPeople({ people, told: notified, onChange }: ToldProps) {
  const { say } = useLanguage();
  return (
    <CheckList
      name="told"
      className={styles.section}
      legend={say(texts.told)}
      help={say(texts.told_help)}
      options={people.map(({ id, name, email }) => ({
        value: id,
        label: email ? `${name}, ${email}` : say(texts.no_email, { name }),
      }))}
      chosen={notified}
      onChange={onChange}
    />
  );
}

interface PartnerActsProps {
  readonly mayEdit: boolean;
  /** The partner as a file. */
  readonly file: PartnerFile;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  readonly onSave: () => void;
  readonly onRead: (file: PartnerFile) => void;
}

/** Saves the partner, at the server or as a file, and reads such a file. */
function PartnerActs({ mayEdit, file, isBusy, isUnsaved, onSave, onRead }: PartnerActsProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.acts}>
      {mayEdit && (
        <Button busy={isBusy} onClick={onSave}>
          {say(texts.save)}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => saveFile(`${file.partner}.json`, `${JSON.stringify(file, null, 2)}\n`)}
      >
        {say(texts.save_file)}
      </Button>
      {mayEdit && (
        <JsonFile label={texts.read_file} unfit={texts.file_unfit} schema={partnerFile} onRead={onRead} />
      )}
      {isUnsaved && <p role="status">{say(texts.unsaved)}</p>}
    </div>
  );
}
