import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { confirmTerms } from '@ndp/contract/calls/link-care.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { termsMessages as texts } from '@ndp/flows/application/terms/messages.ts';
import { type TermsInput, termsFor } from '@ndp/flows/application/terms/step.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { bindText, bindTick } from '@ndp/flows/form/bind-field.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useSending } from '../attempt/use-once.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { Contact } from '../page/contact/contact.tsx';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/router.ts';
import { useParams } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { StepForm } from '../steps/step-form.tsx';
import { useValidation } from '../steps/use-validation.ts';
import { keepAnswer } from './application-store.ts';
import styles from './check-page.module.css';
import { savingMessages } from './messages.ts';
import { termsField } from './plain-fields.ts';
import { checkPath, SectionLayout } from './section-layout.tsx';
import { useProgram } from './use-program.ts';
import { savingProblem } from './use-saving.ts';

const labels = { terms_amount: texts.typed };

/** Where a helper prepared a part: its applicant repeats amount and duties before the last look. */
export function Terms({ application }: { readonly application: ApplicationAnswer }) {
  const link = useParams<'/additional-data/check/$id/$token'>();
  const { say, language } = useLanguage();
  const written = useWrittenHere();
  const years = useProgram().terms.years.durability;
  const sending = useSending(savingProblem, written?.problems);
  const [draft, setDraft] = useState<TermsDraft>(draftFrom(useFormMessage(termsField)?.typed));
  const schema = termsFor(toGrosze(application.quote ?? 0));
  const words = { explainer: fullExplainer, labels, failed: written?.failed?.fields };
  const { problem, ...validation } = useValidation(schema, draft, () => draft, words);
  const change = (patch: TermsDraft) => setDraft((before) => ({ ...before, ...patch }));
  const frame = { draft, change, problem };

  async function confirm(body: TermsInput) {
    const isSent = await sending.send(async () =>
      keepAnswer(await ask(confirmTerms, { params: link, body })),
    );
    if (isSent) await navigate({ to: '/additional-data/check/$id/$token', params: link, replace: true });
  }
  return (
    <SectionLayout application={application} link={link} path={checkPath}>
      <div className={styles.page}>
        <StepForm
          title={texts.title}
          lead={texts.lead}
          failure={
            <Failure title={savingMessages.title} lines={sending.problems} kept={savingMessages.kept} />
          }
          validation={{ ...validation, problem }}
          next={say(texts.next)}
          isBusy={sending.isBusy}
          back={
            <Link
              to="/additional-data/$step/$id/$token"
              params={{ step: consent.path, ...link }}
              className={buttonClass('quiet')}
            >
              {say(texts.answers)}
            </Link>
          }
          onAccepted={(body) => void confirm(body as TermsInput)}
        >
          <input type="hidden" name={termsField} value="yes" />
          <div className={styles.page}>
            <FactPanel
              amount={{ label: say(texts.amount), value: formatPln(application.quote ?? 0, language) }}
              facts={[]}
            />
            <TextField
              {...bindText(frame, 'terms_amount')}
              label={say(texts.typed)}
              autoComplete="off"
              maxLength={20}
              required
            />
          </div>
          <CheckField {...bindTick(frame, 'not_sold')} label={say(texts.not_sold)} required />
          <CheckField {...bindTick(frame, 'kept_years')} label={say(texts.kept_years, { years })} required />
          <CheckField {...bindTick(frame, 'own_account')} label={say(texts.own_account)} required />
          <p>{say(texts.stop)}</p>
        </StepForm>
        <Contact />
      </div>
    </SectionLayout>
  );
}

type TermsDraft = {
  readonly [Field in keyof TermsInput]?: TermsInput[Field] extends string ? string : boolean;
};

/** What a form without script sent, to be shown again. */
function draftFrom(typed: Readonly<Record<string, string>> = {}): TermsDraft {
  const { terms_amount = '', ...ticked } = typed;
  const isTicked = (field: string) => field in ticked;
  return {
    terms_amount,
    not_sold: isTicked('not_sold'),
    kept_years: isTicked('kept_years'),
    own_account: isTicked('own_account'),
  };
}
