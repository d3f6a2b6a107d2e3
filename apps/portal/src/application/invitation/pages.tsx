import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { helperSteps } from '@ndp/flows/application/helping/preparation.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useToday } from '../../estimate/written.ts';
import styles from '../../page/page-list.module.css';
import { Link } from '../../routing/link.tsx';
import { sectionsOf } from '../sections.ts';
import { helperMessages as texts } from './messages.ts';

interface PagesProps {
  readonly application: ApplicationAnswer;
  readonly link: ApplicationLink;
}

/** Which pages wait for the applicant's check, which are saved, and which are still empty. */
export function Pages({ application, link }: PagesProps) {
  const { say } = useLanguage();
  const saved = sectionsOf(application);
  const steps = helperSteps({ variant: application.project.variant as ProjectVariant, today: useToday() });
  const stateOf = (section: keyof typeof saved) => {
    const draft = application.drafts[section];
    if (draft?.is_prepared) return 'prepared';
    if (draft) return 'begun';
    return saved[section] ? 'saved' : 'empty';
  };
  return (
    <section className={styles.pages} aria-labelledby="pages">
      <h2 id="pages">{say(texts.pages)}</h2>
      <ul>
        {steps.map(({ id, path, section }) => (
          <li key={id} data-state={stateOf(section)}>
            <Link to="/additional-data/$step/$id/$token" params={{ step: path, ...link }}>
              {say(applicationLabels[id])}
            </Link>
            <span>{say(texts[stateOf(section)])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
