import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { savePlan } from '@ndp/contract/calls/plan.ts';
import { correctProject, keepProjectDraft, quoteProject } from '@ndp/contract/calls/project.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Answers, changeAnswers } from '@ndp/flows/estimate/answers.ts';
import { byHandField } from '@ndp/flows/estimate/climate-zone/step.ts';
import { planning } from '@ndp/flows/estimate/planning/step.ts';
import { projectAnswersOf, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import { isComplete, visibleSteps } from '@ndp/flows/flow.ts';
import { localeOf } from '@ndp/flows/message.ts';
import type { PlainHelp } from '@ndp/flows/screen.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { keptOf, projectPath, projectTyped } from '../application/application-store.ts';
import { readComing } from '../application/coming.ts';
import { guardPlan } from '../application/guard-section.ts';
import { loadProject } from '../application/project/load-project.ts';
import { isSame, toldOf, toSent } from '../application/project/use-correction.ts';
import { programOfCase } from '../application/use-program.ts';
import { savingProblem } from '../application/use-saving.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import { hrefOf } from '../routing/addresses.ts';
import type { Site } from '../site/site.ts';
import { polishToday } from '../site/today.ts';
import type { LinkAgain, LinkAnswered, LinkForm } from './link-answered.ts';
import { fieldsIn, readFields } from './reading.ts';
import { type FormSubmission, meaningOf, questionToShow } from './said.ts';
import { findTown } from './town.ts';

/** A form about the project of an application, sent without script. */
interface ProjectForm extends LinkForm {
  readonly site: Site;
}

/** A step of the project as it was sent, over what was typed on the others. */
interface Read {
  readonly typed: Answers;
  readonly help?: PlainHelp | undefined;
  readonly question?: string | undefined;
}

/**
 * Takes a step of the project's correction as the browser does: the estimate's own schema judges it, what is typed waits
 * at the server, and nothing is corrected until its amount is accepted.
 *
 * @throws {Redirect} the project can no longer be corrected
 */
export async function answerProject(plain: ProjectForm, path: string): Promise<LinkAnswered> {
  const { form, link, opened, visitor, site } = plain;
  await loadProject(site.program, { step: path, ...link }, opened);
  const { application } = opened;
  if (!application) throw new Error('no application');
  const search = visitor.search ?? '';
  const { from } = readComing(Object.fromEntries(new URLSearchParams(search)));
  const pageOf = (step: string, also?: true) =>
    hrefOf({
      to: '/additional-data/project/$step/$id/$token',
      params: { step, ...link },
      search: { ...(from && { from }), also },
    });
  const wayBack = from === 'overview' ? 'overview' : 'check';
  const back = hrefOf({ to: `/additional-data/${wayBack}/$id/$token`, params: link });
  if (form.has('leave')) {
    await keep(plain, {});
    return { to: back };
  }
  if (form.has('reconsider')) return { to: pageOf(path) };

  const program = programOfCase(application, site.program);
  const known = projectAnswersOf(application.project);
  const flow = projectFlow(program, polishToday(visitor.now));
  const step = flow.steps.find((one) => one.path === path);
  if (!step) throw new Error(`no step at "${path}"`);
  const before = changeAnswers(known, projectTyped(opened));
  const quote = Number(form.get('accept'));
  const read: Read = quote > 0 ? { typed: projectTyped(opened) } : await readStep(plain, step, before);
  const { typed, help, question } = read;
  const again = againWith(plain, typed);
  if (quote === 0) await keep(plain, typed);
  if (form.has('language')) return { to: pageOf(path) };
  if (help) return again({ plain: help });
  if (question) return { to: `${pageOf(path)}#${controlId(question)}` };

  const answers = changeAnswers(known, typed);
  const parsed = step.schema.safeParse(answers);
  if (!parsed.success) return again({ failed: failedIn(parsed.error) });
  const open = visibleSteps(flow, answers).find((one) => !isComplete(one, answers));
  if (open) return { to: pageOf(open.path, true) };
  const to = { check: hrefOf({ to: '/additional-data/check/$id/$token', params: link }), back };
  return decide(plain, { application, answers, quote, program, to, again });
}

interface Deciding {
  readonly application: ApplicationAnswer;
  readonly answers: Answers;
  /** The amount that was accepted; 0 while it is to be shown. */
  readonly quote: number;
  readonly program: Program;
  readonly to: Readonly<Record<'check' | 'back', string>>;
  readonly again: ReturnType<typeof againWith>;
}

/** Shows the amount that a whole project makes, or corrects it for the amount that was accepted. */
async function decide(plain: ProjectForm, deciding: Deciding): Promise<LinkAnswered> {
  const { link, ask, language } = plain;
  const { application, answers, quote, program, to, again } = deciding;
  const sent = toSent(answers);
  const store = async (accepted: number): Promise<LinkAnswered> => {
    const headers = { 'if-match': `"${application.revision}"` };
    await ask(correctProject, { params: link, body: { answers: sent, quote: accepted }, headers });
    return { to: to.check };
  };
  try {
    if (quote > 0) return await store(quote);
    if (isSame(sent, toSent(projectAnswersOf(application.project)))) {
      await keep(plain, {});
      return { to: to.back };
    }
    const quotes = await ask(quoteProject, { params: link, body: { answers: sent } });
    if (quotes.after.quote === quotes.before.quote && isOpen(application.status))
      return await store(quotes.after.quote);
    return again({}, { calculated: { ...quotes, answers: sent, project: toldOf(answers, program) } });
  } catch (error) {
    return again({ problems: savingProblem(error, language) });
  }
}

/**
 * Takes the plan of a project that the organiser has measured.
 *
 * @throws {Redirect} it is not asked, or no longer
 */
export async function answerPlan(plain: ProjectForm): Promise<LinkAnswered> {
  const { form, link, opened, ask, visitor, site, language } = plain;
  await guardPlan(link, opened);
  const program = opened.application ? programOfCase(opened.application, site.program) : site.program;
  const step = planning(program, polishToday(visitor.now));
  const { typed, question } = await readStep(plain, { ...step, id: 'planning' }, {});
  const again = againWith(plain, typed);
  await keep(plain, typed);
  const here = hrefOf({ to: '/additional-data/planning/$id/$token', params: link });
  if (form.has('language')) return { to: here };
  if (question) return { to: `${here}#${controlId(question)}` };
  // The consent to be called was given with the request.
  const parsed = step.schema.safeParse({ ...typed, gdpr_consent: true });
  if (!parsed.success) return again({ failed: failedIn(parsed.error) });
  const { gdpr_consent: _, ...body } = parsed.data as { readonly gdpr_consent: boolean };
  try {
    await ask(savePlan, { params: link, body: body as never });
    return { to: hrefOf({ to: '/grant/application/$id/$token', params: link }) };
  } catch (error) {
    return again({ problems: savingProblem(error, language) });
  }
}

type ProjectStep = ReturnType<typeof projectFlow>['steps'][number];

async function readStep(
  { form, language, opened, ask }: ProjectForm,
  { id, schema }: Pick<ProjectStep, 'id' | 'schema'>,
  before: Answers,
): Promise<Read> {
  const read: FormSubmission = { form, language, said: readFields(schema, form, localeOf[language]) };
  const town = id === 'climate-zone' ? await findTown(form, read.said, before, ask) : undefined;
  const { gdpr_consent: _, ...said } = town?.said ?? meaningOf(id, read);
  const typed = { ...projectTyped(opened), ...said };
  const unfolded = form.has(byHandField) ? { isUnfolded: true } : undefined;
  const unsure = town?.help?.towns ? town.help : undefined;
  return { typed, help: unfolded ?? unsure, question: questionToShow(id, { ...read, said }) };
}

const failedIn = (error: Parameters<typeof fieldsIn>[0]) => ({ fields: fieldsIn(error), labels: {} });

/** The page once more, with what is typed. */
function againWith({ opened }: ProjectForm, typed: Answers) {
  const drafts = { ...opened.drafts, [projectPath]: typed as object };
  return (more: Partial<LinkAgain>, linkPage: WrittenLinkPage = {}): LinkAnswered => ({
    again: { ...more, linkPage: { opened: { ...opened, drafts }, ...linkPage } },
  });
}

/** Keeps what is typed at the server, as after a pause with script; what cannot be kept still stands on the page. */
async function keep({ ask, link, opened }: ProjectForm, typed: Answers): Promise<void> {
  const version = opened.kept[projectPath]?.version ?? 0;
  if (version === 0 && Object.keys(typed).length === 0) return;
  const body = { typed: keptOf(projectPath, typed), version };
  await ask(keepProjectDraft, { params: link, body }).catch(() => undefined);
}
