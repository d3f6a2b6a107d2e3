import { editPartner, type PartnerAnswer, partnerFile, readPartner } from '@ndp/contract/desk/partner.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { JsonFile } from '../json-file.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { saveFile } from '../save-file.ts';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';
import { PartnerFields, problemsOf, type WrittenPartner } from './partner-fields.tsx';

/** How a partner presents itself, under which hosts, and who is told; its administrator changes it. */
export function PartnerPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const params = { partner: partner.id };
  const loaded = useLoaded(`partner ${partner.id}`, () => askDesk(language, readPartner, { params }));
  const [later, setLater] = useState<PartnerAnswer>();
  const [typed, setTyped] = useState<WrittenPartner>();
  const [told, setTold] = useState<readonly string[]>();
  const [wording, setWording] = useState<PartnerAnswer['wording']>();
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const acting = useAct();
  const answer = later ?? loaded.answer;
  useUnsaved((typed ?? told ?? wording) !== undefined);
  if (!answer) {
    const wait = <p role="status">{say(deskMessages.loading)}</p>;
    return loaded.failure ? <Failure failure={loaded.failure} onAgain={loaded.again} /> : wait;
  }
  const mayEdit = partner.acts.includes('edit-partner');
  const written = typed ?? { content: answer.content, logo: answer.logo };
  const chosen = told ?? answer.people.filter(({ is_told }) => is_told).map(({ id }) => id);
  const problems = problemsOf(written.content, say);
  const change = (next: WrittenPartner) => {
    setDone(false);
    setTyped(next);
  };
  const save = async () => {
    setAttempt(attempt + 1);
    setDone(false);
    if (problems.length > 0) return;
    const logo = written.logo === answer.logo ? null : written.logo;
    const content = { ...written.content, aliases: [...written.content.aliases] };
    const body = { seen: answer.edited_at, content, logo, told: [...chosen], wording };
    const isSaved = await acting.run(async () => {
      setLater(await askDesk(language, editPartner, { params, body }));
    });
    if (!isSaved) return;
    setTyped(undefined);
    setTold(undefined);
    setWording(undefined);
    setAttempt(0);
    setDone(true);
  };
  const file = { partner: partner.id, ...written, wording: wording ?? answer.wording };
  return (
    <>
      <h1>{say(texts.title, { title: answer.content.title })}</h1>
      <p>{say(texts.lead, { address: answer.address })}</p>
      <ErrorSummary title={say(texts.problems)} attempt={attempt} items={attempt > 0 ? problems : []} />
      <fieldset disabled={!mayEdit} style={{ display: 'contents' }}>
        <PartnerFields
          {...written}
          domain={answer.domain}
          usual={answer.usual}
          isTried={attempt > 0}
          onChange={change}
        />
        <CheckList
          name="told"
          className={styles.section}
          legend={say(texts.told)}
          help={say(texts.told_help)}
          options={answer.people.map(({ id, name, email }) => ({
            value: id,
            label: email ? `${name}, ${email}` : say(texts.no_email, { name }),
          }))}
          chosen={chosen}
          onChange={setTold}
        />
      </fieldset>
      {isDone && <Notice tone="success" announce="status" title={say(texts.saved)} />}
      <Failure failure={acting.failure} />
      <div className={styles.acts}>
        {mayEdit && (
          <Button busy={acting.isBusy} onClick={() => void save()}>
            {say(texts.save)}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => saveFile(`${partner.id}.json`, `${JSON.stringify(file, null, 2)}\n`)}
        >
          {say(texts.save_file)}
        </Button>
        {mayEdit && (
          <JsonFile
            label={texts.read_file}
            unfit={texts.file_unfit}
            schema={partnerFile}
            onRead={(read) => {
              change({ content: read.content, logo: read.logo ?? written.logo });
              setWording(read.wording);
            }}
          />
        )}
        {(typed ?? told) && <p role="status">{say(texts.unsaved)}</p>}
      </div>
    </>
  );
}
