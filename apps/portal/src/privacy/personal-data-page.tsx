import { erasePersonalData, getPersonalDataFile } from '@ndp/contract/calls/privacy.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { isRetainedByLaw } from '@ndp/domain/retention/classes.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useEffect, useState } from 'react';
import { closeApplication } from '../application/application-store.ts';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { forgetFiles, saveFile } from '../papers/open-file.ts';
import { Link } from '../routing/link.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams, useSite } from '../routing/visit.ts';
import { ask, fetchFile } from '../site/site.ts';
import { Erased } from './erased.tsx';
import type { loadPersonalData } from './load-privacy.ts';
import { classMessages, keptMessages, keptOfRequest, dataMessages as texts } from './messages.ts';
import styles from './privacy.module.css';

export function PersonalDataPage({ data }: LoadedProps<typeof loadPersonalData>) {
  const link = useParams<'/additional-data/your-data/$id/$token'>();
  const { program } = useSite();
  const { reference, kind, retention, kept_until, can_be_erased } = data;
  const isRequest = kind === 'callback';
  const { say, language } = useLanguage();
  const [isErased, setErased] = useState(useFormMessage('erase')?.isDone ?? false);
  const download = useAttempt(undefined, 'download');
  useEffect(() => forgetFiles, []);
  if (isErased) return <Erased />;
  const day = kept_until === null ? undefined : formatDate(kept_until, language);
  const save = async () =>
    saveFile(await fetchFile(getPersonalDataFile, { params: link }), `${reference}.json`);
  return (
    <LinkPage isLong hasNoContact title={texts.title} lead={say(texts.lead, { reference })}>
      <section aria-labelledby="kept">
        <h2 id="kept">{say(texts.kept)}</h2>
        <ul>
          {(isRequest ? keptOfRequest : keptMessages).map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="until">
        <h2 id="until">{say(texts.until)}</h2>
        {day && (
          <p className={styles.day}>
            {say(isRetainedByLaw(retention) ? texts.untilAtLeast : texts.untilDay, { day })}
          </p>
        )}
        <p>{say(classMessages[retention], { keeping: program.terms.years.keeping })}</p>
        <p className={styles.small}>{say(texts.working, { outbox: workingDays.outbox })}</p>
      </section>
      <section aria-labelledby="download">
        <h2 id="download">{say(texts.download)}</h2>
        <p>{say(isRequest ? texts.downloadRequest : texts.downloadWhat)}</p>
        <Failure title={texts.failed} lines={download.lines} kept={texts.unchanged} />
        <FormButton
          variant="secondary"
          name="download"
          busy={download.isBusy}
          onAct={() => void download.attempt(save)}
        >
          {say(texts.downloadButton)}
        </FormButton>
      </section>
      <section aria-labelledby="erase">
        <h2 id="erase">{say(texts.erase)}</h2>
        {can_be_erased ? (
          <EraseData
            link={link}
            what={isRequest ? texts.eraseRequest : texts.eraseWhat}
            reference={reference}
            onErased={() => setErased(true)}
          />
        ) : (
          <p>{say(texts.held, { day: day ?? '' })}</p>
        )}
      </section>
      <Contact />
      <p>
        <Link to="/grant/application/$id/$token" params={link}>
          {say(isRequest ? texts.backToRequest : texts.back)}
        </Link>
      </p>
    </LinkPage>
  );
}

interface EraseDataProps {
  readonly link: ApplicationLink;
  /** What goes. */
  readonly what: Message;
  readonly reference: string;
  readonly onErased: () => void;
}

/** Erases everything behind the link, once it was asked whether that is meant. */
function EraseData({ link, what, reference, onErased }: EraseDataProps) {
  const { say } = useLanguage();
  const [isAsking, setAsking] = useState(useFormMessage('ask_erase') !== undefined);
  const { attempt, isBusy, lines } = useAttempt(undefined, 'erase');

  async function erase() {
    setAsking(false);
    if (!(await attempt(() => ask(erasePersonalData, { params: link })))) return;
    closeApplication();
    onErased();
  }

  return (
    <>
      <p>{say(what)}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <FormButton variant="secondary" name="ask_erase" busy={isBusy} onAct={() => setAsking(true)}>
        {say(texts.eraseButton)}
      </FormButton>
      {isAsking && (
        <ConfirmDialog
          title={say(texts.askTitle)}
          confirm={say(texts.askYes)}
          cancel={say(texts.askNo)}
          sentAs={{ name: 'erase' }}
          onConfirm={() => void erase()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(texts.askWhat, { reference })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
