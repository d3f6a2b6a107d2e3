import { chooseNotices, noticeTimes, readNotices } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ActionForm } from '../action-form.tsx';
import { casePath, pagePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import styles from '../case/case.module.css';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { Absences } from '../people/absences.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { noticeNames, noticeMessages as texts } from './messages.ts';

/** What somebody was told of at a partner’s desk, and how they want to be mailed. */
export function NoticesPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language, locale } = useLanguage();
  const { answer, failure, again } = useLoaded(`notices ${partner.id}`, () =>
    askDesk(language, readNotices, { params: { partner: partner.id } }),
  );
  return (
    <>
      <h1>{say(texts.title)}</h1>
      <Failure failure={failure} onAgain={again} />
      {answer && (
        <>
          {answer.notices.length === 0 && <p>{say(texts.none)}</p>}
          <ul className={styles.records}>
            {answer.notices.map(({ id, kind, reference, at, in_place_of }) => (
              <li key={id}>
                {nameOf(kind)}
                {reference !== null && (
                  <>
                    : <Link to={casePath(partner.id, reference)}>{reference}</Link>
                  </>
                )}
                {reference === null && <PageLink kind={kind} partner={partner} />}{' '}
                <span className={styles.soft}>
                  {shortMoment(at, locale)}
                  {in_place_of !== null && `, ${say(texts.in_place_of, { name: in_place_of })}`}
                </span>
              </li>
            ))}
          </ul>
          <Choice partner={partner} chosen={answer} />
        </>
      )}
      {partner.acts.includes('assign') && <Absences partner={partner} isOwn />}
    </>
  );

  function nameOf(kind: string): string {
    const named = Object.entries(noticeNames).find(([name]) => name === kind);
    return named ? say(named[1]) : kind;
  }
}

/** What is told beneath on the same page. */
const isBeneath = (kind: string) => kind === 'stands_in' || kind === 'is_stood_in_for';

/** The page of what is no single case’s: a job over many, or roles. */
function PageLink({ kind, partner }: { readonly kind: string; readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const page = kind === 'bulk_ended' ? 'bulk' : 'people';
  if (isBeneath(kind) || (page === 'people' && !partner.acts.includes('read-people'))) return null;
  return (
    <>
      : <Link to={pagePath(partner.id, page)}>{say(deskMessages[page])}</Link>
    </>
  );
}

type Chosen = Pick<z.infer<typeof readNotices.answer>, 'told' | 'hears_all'>;

function Choice({ partner, chosen }: { readonly partner: DeskPartner; readonly chosen: Chosen }) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [recipients, setTold] = useState<Chosen['told']>(chosen.told);
  const [hears_all, setHearsAll] = useState(chosen.hears_all);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const body = { told: recipients, hears_all };
    setSaved(
      await action.run(() => askDesk(language, chooseNotices, { params: { partner: partner.id }, body })),
    );
  };
  return (
    <section className={styles.card} aria-labelledby="choice">
      <h2 id="choice">{say(texts.choice)}</h2>
      <ActionForm className={styles.form} action={action} button={say(texts.save)} onSend={save}>
        <SelectField
          name="told"
          label={say(texts.told)}
          emptyText=""
          value={recipients}
          options={noticeTimes.map((value) => ({ value, label: say(texts[value]) }))}
          onChange={(value) => value && setTold(value)}
        />
        {partner.acts.includes('watch') && (
          <CheckField
            name="hears_all"
            label={say(texts.hears_all)}
            checked={hears_all}
            onChange={setHearsAll}
          />
        )}
      </ActionForm>
      {isSaved && <Notice tone="success" announce="status" title={say(texts.saved)} />}
    </section>
  );
}
