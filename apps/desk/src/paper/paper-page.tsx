import { findPaperTowns, readPaperForm } from '@ndp/contract/desk/paper-entries.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { type AddressLists, AddressListsProvider } from '@ndp/flows/address-lists.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useLoaded } from '../use-loaded.ts';
import { paperMessages as texts } from './messages.ts';
import styles from './paper.module.css';
import { loadScreens, Questions } from './questions.tsx';
import { SheetFields } from './sheet-fields.tsx';
import { usePaper } from './use-paper.ts';

/** A case whose applicant filled in a form on paper, entered by an officer: the questions of the estimate on one page. */
export function PaperPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const loaded = useLoaded(`paper ${partner.id}`, async () => ({
    ...(await askDesk(language, readPaperForm, { params: { partner: partner.id } })),
    screens: await loadScreens(),
  }));
  const { answer } = loaded;
  return (
    <>
      <h1>{say(deskMessages.paper)}</h1>
      {!answer && <LoadState loaded={loaded} />}
      {answer && !answer.is_open && <Notice tone="warning">{say(texts.not_open)}</Notice>}
      {answer?.is_open && (
        <AddressListsProvider value={townsOnly(partner.id, language)}>
          <PaperForm
            partner={partner}
            program={answer.program_content as unknown as Program}
            screens={answer.screens}
          />
        </AddressListsProvider>
      )}
    </>
  );
}

interface PaperFormProps {
  readonly partner: DeskPartner;
  readonly program: Program;
  readonly screens: Awaited<ReturnType<typeof loadScreens>>;
}

function PaperForm({ partner, program, screens }: PaperFormProps) {
  const { say } = useLanguage();
  const paper = usePaper(partner, program);
  const { action, attempt, problems, problem } = paper;
  return (
    <div className={styles.page}>
      <p>{say(texts.lead)}</p>
      <p>{say(texts.four_eyes)}</p>
      <ErrorSummary
        title={problems.length > 0 ? say(texts.problems) : ''}
        attempt={attempt}
        items={problems}
      />
      <ActionForm className={styles.form} action={action} button={say(texts.save)} onSend={paper.send}>
        <SheetFields sheet={paper.sheet} change={paper.changeSheet} problem={problem} />
        <Questions {...{ program, screens, problem }} answers={paper.answers} change={paper.changeAnswers} />
      </ActionForm>
    </div>
  );
}

const none = async () => [];

/** A form asks for the town alone; the address itself is the applicant’s. */
function townsOnly(partner: string, language: Language): AddressLists {
  return {
    ...{ provinces: none, counties: none, communities: none, cities: none, streets: none },
    searchTowns: (q) => askDesk(language, findPaperTowns, { params: { partner }, query: { q } }),
  };
}
