import { partnerFile } from '@ndp/contract/desk/partner.ts';
import { openPartner, type PlatformAnswer, readPlatform } from '@ndp/contract/desk/platform.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { JsonFile } from '../json-file.tsx';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { partnerMessages as texts } from './messages.ts';
import { bodyOf, nothing, OpeningFields, problemsOfOpening } from './opening-fields.tsx';
import styles from './partner.module.css';
import { PartnerFields } from './partner-fields.tsx';

/** Opens a partner: its address, look and contact, the programme it begins with, and who sees to the rest. */
export function OpenPage() {
  const { say, language } = useLanguage();
  const loaded = useLoaded(`platform`, () => askDesk(language, readPlatform, { params: {} }));
  const [later, setLater] = useState<PlatformAnswer>();
  const answer = later ?? loaded.answer;
  if (!answer) return <LoadState loaded={loaded} />;
  return (
    <>
      <h1>{say(texts.open_title)}</h1>
      <p>{say(texts.open_lead)}</p>
      <OpenForm answer={answer} onOpened={setLater} />
      <h2>{say(texts.all)}</h2>
      <ul>
        {answer.partners.map(({ id, title, is_training, address: at }) => (
          <li key={id}>
            {title}
            {is_training && ` (${say(texts.is_training)})`}: <a href={at}>{at}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OpenFormProps {
  readonly answer: PlatformAnswer;
  readonly onOpened: (answer: PlatformAnswer) => void;
}

function OpenForm(props: OpenFormProps) {
  const { answer } = props;
  const { domain, usual } = answer;
  const { say } = useLanguage();
  const { typed, change, attempt, problems, opened, action, open } = useOpening(props);
  const said = attempt > 0 ? problems : [];
  return (
    <>
      <Opened address={answer.partners.find(({ id }) => id === opened)?.address} />
      <ErrorSummary title={say(texts.problems)} attempt={attempt} items={said} />
      <OpeningFields
        answer={answer}
        typed={typed}
        errorOf={(name) => said.find(({ field }) => field === name)?.text}
        onChange={change}
      />
      <PartnerFields
        {...{ ...typed.written, domain, usual }}
        isNew
        isTried={attempt > 0}
        onChange={(written) => change({ written })}
      />
      <Failure failure={action.failure} />
      <div className={styles.acts}>
        <Button busy={action.isBusy} onClick={() => void open()}>
          {say(texts.open)}
        </Button>
        <JsonFile
          label={texts.read_file}
          unfit={texts.file_unfit}
          schema={partnerFile}
          onRead={({ content, logo }) => change({ written: { content, logo } })}
        />
      </div>
    </>
  );
}

/** The partner that is to be opened, what is wrong with it, the opening, and which was opened last. */
function useOpening({ onOpened }: OpenFormProps) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<string>();
  const action = useAction();
  const problems = problemsOfOpening(typed, say);
  const open = async () => {
    setAttempt(attempt + 1);
    setOpened(undefined);
    const body = bodyOf(typed, language);
    if (problems.length > 0 || !body) return;
    const isOpen = await action.run(async () => {
      onOpened(await askDesk(language, openPartner, { params: {}, body }));
    });
    if (!isOpen) return;
    setOpened(body.id);
    setTyped(nothing);
    setAttempt(0);
    scrollTo(0, 0);
  };
  const change = (over: Partial<typeof typed>) => setTyped({ ...typed, ...over });
  return { typed, change, attempt, problems, opened, action, open };
}

function Opened({ address }: { readonly address: string | undefined }) {
  const { say } = useLanguage();
  if (!address) return null;
  return (
    <Notice tone="success" announce="status" title={say(texts.opened)}>
      {say(texts.opened_at)} <a href={address}>{address}</a>
    </Notice>
  );
}
