import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { askAboutOffer, uploadMessageFile } from '@ndp/contract/calls/messages.ts';
import type { Link } from '@ndp/contract/link.ts';
import { findOpenOffer } from '@ndp/domain/case/offer.ts';
import { attachmentProblem } from '@ndp/flows/application/conversation/attachment.ts';
import { AttachmentField, messageFiles } from '@ndp/flows/application/conversation/attachments.tsx';
import { offerMessages as texts } from '@ndp/flows/application/offer/messages.ts';
import { longestOfferDevice, offerFields } from '@ndp/flows/application/offer/step.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { ask, sendFile } from '../site/site.ts';
import { stepMessages } from '../steps/messages.ts';
import { useValidation } from '../steps/use-validation.ts';
import { keepAnswer } from './application-store.ts';
import styles from './offer-form.module.css';

interface OfferProps {
  readonly application: ApplicationAnswer;
  readonly link: Link;
  /** How many days the programme takes at most. */
  readonly days: number;
  /** The day in Poland. */
  readonly today: string;
}

/** An installer's offer to be looked at before anybody signs: what waits, or the form. */
export function OfferPart({ application, link, days, today }: OfferProps) {
  const { say, language } = useLanguage();
  const answerBy = findOpenOffer(application.messages)?.answer_by;
  if (answerBy) {
    const isLate = today > answerBy;
    return <p>{say(isLate ? texts.late : texts.waits, { day: formatDate(answerBy, language) })}</p>;
  }
  return (
    <div className={styles.offer}>
      <p>{say(texts.lead, { days })}</p>
      <p>{say(texts.advance)}</p>
      <OfferForm device={application.project.heater_model_name ?? ''} link={link} />
    </div>
  );
}

const labels = {
  offer_device: texts.device,
  offer_price: texts.price,
  nothing_ordered: texts.nothing_ordered,
};

function OfferForm({ device, link }: { readonly device: string; readonly link: Link }) {
  const { say, language } = useLanguage();
  const sent = useFormMessage('offer')?.typed;
  const [typed, setTyped] = useState({
    offer_device: sent?.offer_device ?? device,
    offer_price: sent?.offer_price ?? '',
    nothing_ordered: sent?.nothing_ordered !== undefined,
  });
  const failed = useWrittenHere()?.failed?.fields;
  const words = { explainer: fullExplainer, labels, failed };
  const form = useValidation(offerFields, typed, () => typed, words);
  const sending = useAttempt(undefined, 'offer');
  const files = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    const chosen = [...(files.current?.files ?? [])];
    const problem = attachmentProblem(chosen, language);
    setUnfit(problem);
    const offer = offerFields.safeParse(form.validate()).data;
    if (!offer || problem) return;
    await sending.attempt(async () => {
      const ids: string[] = [];
      for (const file of chosen) {
        const query = { name: file.name.slice(-1000) };
        ids.push((await sendFile(uploadMessageFile, { params: link, query }, file)).id);
      }
      keepAnswer(await ask(askAboutOffer, { params: link, body: { ...offer, files: ids } }));
    });
  }

  return (
    <form method="post" encType="multipart/form-data" className={styles.form} onSubmit={send} noValidate>
      <input type="hidden" name="offer" />
      <Failure title={texts.failed} lines={sending.lines} kept={texts.unchanged} />
      <ErrorSummary
        title={say(form.areMissing ? stepMessages.toFillIn : stepMessages.toCorrect, {
          count: form.errors.length,
        })}
        attempt={form.attempt}
        items={form.errors}
      />
      <TextField
        name="offer_device"
        label={say(texts.device)}
        autoComplete="off"
        maxLength={longestOfferDevice}
        value={typed.offer_device}
        onChange={(offer_device) => setTyped((before) => ({ ...before, offer_device }))}
        error={form.problem('offer_device')}
        required
      />
      <TextField
        name="offer_price"
        label={say(texts.price)}
        autoComplete="off"
        maxLength={20}
        value={typed.offer_price}
        onChange={(offer_price) => setTyped((before) => ({ ...before, offer_price }))}
        error={form.problem('offer_price')}
        required
      />
      <CheckField
        name="nothing_ordered"
        label={say(texts.nothing_ordered)}
        checked={typed.nothing_ordered}
        onChange={(nothing_ordered) => setTyped((before) => ({ ...before, nothing_ordered }))}
        error={form.problem('nothing_ordered')}
        required
      />
      <AttachmentField name={messageFiles.chooseOfOffer} ref={files} error={unfit} />
      <div>
        <Button type="submit" variant="secondary" busy={sending.isBusy}>
          {say(texts.send)}
        </Button>
      </div>
    </form>
  );
}
