import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { answerCorrection, keepCorrectionWords } from '@ndp/contract/calls/corrections.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { waitsForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import {
  acceptField,
  CorrectionPanel,
  itemHeading,
} from '@ndp/flows/application/corrections/correction-panel.tsx';
import { correctionMessages as texts } from '@ndp/flows/application/corrections/messages.ts';
import { type CorrectedPlace, pageOfSection } from '@ndp/flows/application/corrections/places.ts';
import { sentCorrection } from '@ndp/flows/application/corrections/remarks.ts';
import { ActButton } from '@ndp/flows/application/next-steps/act-button.tsx';
import { documentField } from '@ndp/flows/application/payment/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { controlId, focusField } from '@ndp/ui/field-ids.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useState } from 'react';
import { sentenceOf } from '../attempt/problem.ts';
import { usePolishToday } from '../estimate/written.ts';
import { useHeldFocus } from '../page/use-held-focus.ts';
import { Link } from '../routing/link.tsx';
import { ask } from '../site/site.ts';
import { acceptAt } from './accept-proposal.ts';
import { keepAnswer } from './application-store.ts';

interface CorrectionsProps {
  readonly application: ApplicationAnswer;
  readonly link: ApplicationLink;
  readonly on: 'overview' | 'check' | 'payment';
  /** Opens the application again and leads to a field of a section. */
  readonly onCorrect?: (section: string, field: string | undefined) => void;
}

/** What the office asks to be corrected, on the pages it is answered from. */
export function Corrections({ application, link, on, onCorrect }: CorrectionsProps) {
  const { say, language } = useLanguage();
  const [accepted, setAccepted] = useState('');
  useHeldFocus(accepted, `#${itemHeading(accepted)}`);
  const today = usePolishToday();
  const correction = sentCorrection(application.corrections);
  if (!correction || !waitsForCorrection(application.status)) return null;
  const open = correction.items.filter(({ is_cancelled }) => !is_cancelled);
  const isOnly = open.length === 1 && on === 'overview' && !application.payment?.is_open;
  const hasProposal = open.some(({ proposal }) => proposal?.is_accepted === false);
  const hasOnlyWords = open.every(({ answer, is_changed }) => answer !== '' && !is_changed);
  const send = () => sentenceOf(ask(answerCorrection, { params: link }).then(keepAnswer), language);
  const keepWords = (place: string, words: string) =>
    ask(keepCorrectionWords, { params: link, body: { place, words } }).then(
      (ownWords) => {
        keepAnswer(ownWords);
        return true;
      },
      () => false,
    );
  const accept = async (place: string) => {
    await acceptAt(link, correction, place);
    setAccepted(place);
  };
  return (
    <CorrectionPanel
      correction={correction}
      today={today}
      until={application.draft_expires_on}
      linkTo={(place, text, label) =>
        wayTo(place, { text, label, link, on, onCorrect, isOnly: isOnly && !hasProposal })
      }
      acceptAt={
        on !== 'payment'
          ? (place, label) => (
              <ActButton
                name={acceptField}
                value={place}
                label={label}
                isWithin
                variant={isOnly ? 'primary' : 'secondary'}
                act={() => sentenceOf(accept(place), language)}
              >
                {say(texts.accept)}
              </ActButton>
            )
          : undefined
      }
      keepWords={keepWords}
      isWithin={on === 'payment'}
      isTask={on === 'overview'}
      end={
        application.status === 'correction_requested' && hasOnlyWords ? (
          <ActButton name="answer_correction" isWithin act={send} variant="primary">
            {say(texts.send)}
          </ActButton>
        ) : (
          <p>{say(texts.send_with)}</p>
        )
      }
    />
  );
}

interface Way extends Pick<CorrectionsProps, 'link' | 'on' | 'onCorrect'> {
  readonly text: string;
  readonly label: string;
  /** The only thing that is asked: its button is the page's first. */
  readonly isOnly: boolean;
}

function wayTo({ of, name, field }: CorrectedPlace, { text, label, link, on, onCorrect, isOnly }: Way) {
  const variant = isOnly ? 'primary' : 'secondary';
  const className = buttonClass(variant);
  if (of === 'document')
    return on === 'payment' ? (
      <a
        href={`#${controlId(documentField(name))}`}
        aria-label={label}
        className={className}
        onClick={(event) => focusField(documentField(name)) && event.preventDefault()}
      >
        {text}
      </a>
    ) : (
      <Link to="/additional-data/payment/$id/$token" params={link} aria-label={label} className={className}>
        {text}
      </Link>
    );
  if (of === 'project')
    return (
      <Link
        to="/additional-data/project/$step/$id/$token"
        params={{ step: name, ...link }}
        search={{ from: on === 'check' ? 'check' : 'overview', field }}
        aria-label={label}
        className={className}
      >
        {text}
      </Link>
    );
  return on === 'overview' ? (
    <FormButton
      variant={variant}
      label={label}
      name="correct_item"
      value={[name, field].filter(Boolean).join(' ')}
      isWithin
      onAct={() => onCorrect?.(name, field)}
    >
      {text}
    </FormButton>
  ) : (
    <Link
      to="/additional-data/$step/$id/$token"
      params={{ step: pageOfSection(name), ...link }}
      search={{ from: 'check', field }}
      aria-label={label}
      className={className}
    >
      {text}
    </Link>
  );
}
