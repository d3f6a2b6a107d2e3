import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import { withdrawApplication } from '@ndp/contract/calls/papers.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import { CallbackOverview } from '@ndp/flows/application/callback/callback-overview.tsx';
import { callbackMessages as texts } from '@ndp/flows/application/callback/messages.ts';
import { Withdrawal } from '@ndp/flows/application/next-steps/withdrawal.tsx';
import { Details } from '@ndp/flows/form/details.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { useEffect } from 'react';
import { sentenceOf } from '../../attempt/problem.ts';
import { useToday } from '../../estimate/written.ts';
import { useNewEstimate } from '../../opening/use-new-estimate.ts';
import { Contact } from '../../page/contact/contact.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { useHeldFocus } from '../../page/use-held-focus.ts';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { useParams } from '../../routing/visit.ts';
import { tellConfirmed } from '../../site/confirmed-tabs.ts';
import { ask } from '../../site/site.ts';
import { keepAnswer, useApplication } from '../application-store.ts';
import { savingMessages } from '../messages.ts';
import { useFreshness } from '../use-freshness.ts';
import { useProgram } from '../use-program.ts';
import styles from './callback.module.css';

/** The page behind the link of a request to be called back; it leads on by itself once an application is made of it. */
export function CallbackPage() {
  const link = useParams<'/additional-data/call-back/$id/$token'>();
  const program = useProgram();
  const { say, language } = useLanguage();
  const request = useApplication((opened) => opened.application);
  const day = useToday();
  const newEstimate = useNewEstimate();
  const isWithdrawing = useFormMessage('withdraw') !== undefined;
  const isApplication = request?.kind === 'estimate';
  useFreshness(link);
  useHeldFocus(request?.status);
  useEffect(() => {
    if (isApplication) void navigate({ to: '/grant/application/$id/$token', params: link, replace: true });
  }, [isApplication, link]);
  if (!request || isApplication) return null;
  const isAhead = request.measured_at === null && !isEnded(request.status);
  const confirm = () => sentenceOf(confirmLink(link), language);
  const withdraw = () => sentenceOf(ask(withdrawApplication, { params: link }).then(keepAnswer), language);
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} lead={isAhead ? texts.lead : undefined} />
      <CallbackOverview
        request={request}
        today={day}
        floor={program.efficiencyBeforeFloor}
        confirm={confirm}
        newEstimate={newEstimate}
        end={
          <>
            <Contact />
            {request.can_be_withdrawn && (
              <Details title={say(texts.withdraw)} isOpen={isWithdrawing}>
                <Withdrawal {...{ withdraw, newEstimate }} words={texts} />
              </Details>
            )}
          </>
        }
      />
      <Link
        to="/additional-data/your-data/$id/$token"
        params={link}
        className={`${buttonClass('quiet')} no-print`}
      >
        {say(texts.your_data)}
      </Link>
      <Link to="/application/welcome-page" className={`${buttonClass('quiet')} no-print`}>
        {say(savingMessages.home)}
      </Link>
    </div>
  );
}

async function confirmLink(link: ApplicationLink): Promise<void> {
  keepAnswer(await ask(confirmEmail, { params: link }));
  tellConfirmed(link.id);
}
