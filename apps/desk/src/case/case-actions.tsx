import { assign, type CaseAnswer, mailLink, restartSigning, startSigning } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { pagePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { snoozeMessages } from '../inbox/snooze-messages.ts';
import { Link } from '../link.tsx';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { focusOnField, focusOnPart } from '../page/focus-on.ts';
import { Menu } from '../page/menu.tsx';
import { opinionMessages } from '../page/opinion-messages.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import type { CaseTab } from './case-tabs.tsx';
import { HeldName } from './held-name.tsx';
import { MeasurementForm } from './measurement-form.tsx';
import { caseMessages as texts } from './messages.ts';
import { MoveForm } from './move-form.tsx';
import { type Form, nextStepOf } from './next-step.ts';
import { SnoozeForm } from './snooze-form.tsx';

type Call = typeof startSigning | typeof restartSigning | typeof mailLink;

interface CaseActionsProps extends CasePartProps {
  readonly onTab: (tab: CaseTab) => void;
}

/** The one next action, all others behind a button, and the form of what was chosen. */
export function CaseActions(props: CaseActionsProps) {
  const { partner, shown, outcome, onDone, onTab } = props;
  const { say, language } = useLanguage();
  const action = useAction();
  const [open, setOpen] = useState<Form>();
  const params = { partner: partner.id, reference: shown.reference };
  const run = (work: () => Promise<unknown>, sentence: Message) =>
    void action.run(async () => {
      await work();
      onDone(say(sentence));
    });
  const call = (what: Call, sentence: Message) => run(() => askDesk(language, what, { params }), sentence);
  const step = nextStepOf(shown);
  const press = () => {
    if (!step) return;
    if ('tab' in step) {
      onTab(step.tab);
      focusOnPart(step.heading);
    }
    if ('form' in step) setOpen(step.form);
    if ('does' in step) call(startSigning, texts.begun);
  };
  const readOpinion = () => {
    onTab('talk');
    focusOnPart('notes');
  };
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {step && (
          <Button busy={action.isBusy} onClick={press}>
            {say(step.button)}
          </Button>
        )}
        {shown.opinion && (
          <Button variant="secondary" onClick={readOpinion}>
            {say(shown.opinion === 'to_give' ? opinionMessages.give : opinionMessages.read)}
          </Button>
        )}
        <AssignButton partner={partner} shown={shown} isBusy={action.isBusy} run={run} />
        <OtherActions partner={partner} shown={shown} call={call} onOpen={setOpen} />
        {shown.moves.length === 0 && <span className={styles.soft}>{say(texts.no_next)}</span>}
      </div>
      {open && <OpenForm {...props} open={open} onClose={() => setOpen(undefined)} />}
      <Done sentence={outcome} />
      <Failure failure={action.failure} />
    </div>
  );
}

interface AssignButtonProps {
  readonly partner: DeskPartner;
  readonly shown: CaseAnswer;
  readonly isBusy: boolean;
  readonly run: (work: () => Promise<unknown>, sentence: Message) => void;
}

function AssignButton({ partner, shown, isBusy, run }: AssignButtonProps) {
  const { say, language } = useLanguage();
  if (!partner.acts.includes('assign')) return null;
  const isMine = shown.assignee?.is_me === true;
  const params = { partner: partner.id, reference: shown.reference };
  const turn = () => askDesk(language, assign, { params, body: { to: isMine ? 'nobody' : 'me' } });
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      onClick={() => run(turn, isMine ? texts.released : texts.taken)}
    >
      {say(isMine ? texts.release : texts.take)}
    </Button>
  );
}

interface OtherActionsProps {
  readonly partner: DeskPartner;
  readonly shown: CaseAnswer;
  readonly call: (what: Call, sentence: Message) => void;
  readonly onOpen: (form: Form) => void;
}

function OtherActions({ partner, shown, call, onOpen }: OtherActionsProps) {
  const { say } = useLanguage();
  const may = (act: string) => partner.acts.includes(act);
  const choices: readonly (readonly [Message, boolean, () => void])[] = [
    [texts.move, shown.moves.length > 0, () => onOpen('move')],
    [texts.enter, shown.can_measure, () => onOpen('measure')],
    [texts.judge_name, shown.held_name !== null && may('judge-name'), () => onOpen('name')],
    [texts.begin_signing, shown.can_begin_signing, () => call(startSigning, texts.begun)],
    [texts.restart_signing, shown.can_restart_signing, () => call(restartSigning, texts.restarted)],
    [texts.link, may('resend-link'), () => call(mailLink, texts.link_sent)],
    [snoozeMessages.open, may('snooze'), () => onOpen('snooze')],
  ];
  const possible = choices.filter(([, isPossible]) => isPossible);
  if (possible.length === 0) return null;
  return (
    <Menu className={styles.others} label={say(texts.other_actions)} isChoice>
      {possible.map(([message, , press]) => (
        <Button key={message.pl} variant="link" onClick={press}>
          {say(message)}
        </Button>
      ))}
      {may('propose-erasure') && (
        <Link to={`${pagePath(partner.id, 'erasures')}?case=${shown.reference}`}>{say(texts.erase)}</Link>
      )}
    </Menu>
  );
}

interface OpenFormProps extends CasePartProps {
  readonly open: Form;
  readonly onClose: () => void;
}

/** The form of what was chosen; it goes once that is done. */
function OpenForm({ open, onClose, onDone, ...props }: OpenFormProps) {
  const { say } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another first field
  useLayoutEffect(() => focusOnField(panel.current), [open]);
  const part = {
    ...props,
    onDone: (sentence: string) => {
      onDone(sentence);
      if (sentence) onClose();
    },
  };
  return (
    <div ref={panel} className={styles.panel}>
      {open === 'move' && <MoveForm {...part} />}
      {open === 'measure' && <MeasurementForm {...part} />}
      {open === 'name' && <HeldName {...part} />}
      {open === 'snooze' && <SnoozeForm {...part} />}
      <Button variant="quiet" onClick={onClose}>
        {say(texts.close_form)}
      </Button>
    </div>
  );
}
