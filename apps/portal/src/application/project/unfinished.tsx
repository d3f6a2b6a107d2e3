import { keepProjectDraft } from '@ndp/contract/calls/project.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { projectStepOf } from '@ndp/flows/application/check/check-rows.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useSending } from '../../attempt/use-once.ts';
import { Link } from '../../routing/link.tsx';
import { ask } from '../../site/site.ts';
import { dropDraft, projectPath, useApplication } from '../application-store.ts';
import styles from '../check-page.module.css';
import { unfinishedMessages as texts } from '../messages.ts';
import { savingProblem } from '../use-saving.ts';

interface UnfinishedProps {
  readonly link: ApplicationLink;
  readonly from: 'check' | 'overview';
}

/** That a correction of the project is half made: the way on, and the way to give it up. */
export function UnfinishedCorrection({ link, from }: UnfinishedProps) {
  const { say } = useLanguage();
  const typed = useApplication(({ drafts }) => drafts[projectPath]);
  const version = useApplication(({ kept }) => kept[projectPath]?.version);
  const sending = useSending(savingProblem);
  const [step] = Object.keys(typed ?? {}).flatMap((field) => projectStepOf(field) ?? []);
  if (!step) return null;

  const giveUp = () =>
    sending.send(async () => {
      if (version) await ask(keepProjectDraft, { params: link, body: { typed: {}, version } });
      dropDraft(projectPath);
    });
  return (
    <Notice tone="warning" title={say(texts.title)}>
      <p>{say(texts.text)}</p>
      {sending.problems.map((line) => (
        <p key={line} role="alert">
          {line}
        </p>
      ))}
      <div className={styles.actions}>
        <Link
          to="/additional-data/project/$step/$id/$token"
          params={{ step, ...link }}
          search={{ from }}
          className={buttonClass('secondary')}
        >
          {say(texts.goOn)}
        </Link>
        <FormButton variant="quiet" name="give_up" busy={sending.isBusy} onAct={() => void giveUp()}>
          {say(texts.giveUp)}
        </FormButton>
      </div>
    </Notice>
  );
}
