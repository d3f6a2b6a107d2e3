import type { Program } from '@ndp/domain/programs/program.ts';
import * as z from 'zod/mini';
import { day, momentOf, optionalText, type Typed, text, ticked, yesOrNo } from '../../fields.ts';
import { getsAQuote } from '../audiences.ts';

/** Chosen instead of an installer of the list. */
export const byTheCustomer = 'install_by_the_customer';
export const notListed = 'not_listed';

export const longestModel = 120;
export const longestInstaller = 120;
export const longestNote = 1000;

/** What is sent and stored as it is answered; the installer, the remark and the consent go ways of their own. */
export const plan = z.object({
  is_other_funding: yesOrNo(),
  is_existing_heat_source_eliminated: ticked('eliminate'),
  planned_completion_date: day(),
  heater_model_name: text(longestModel, 1, 'enter_model'),
});

const fields = z.extend(plan, {
  selected_installer: text(longestInstaller, 1, 'choose_installer'),
  will_install_by: optionalText(longestInstaller),
  note: optionalText(longestNote),
  gdpr_consent: ticked('consent'),
});

/** What is neither about a person nor in a person's own words: it may outlive the tab. */
const { is_other_funding, is_existing_heat_source_eliminated, planned_completion_date, selected_installer } =
  fields.shape;
export const technicalPlan = {
  is_other_funding,
  is_existing_heat_source_eliminated,
  planned_completion_date,
  selected_installer,
};

type Plan = z.infer<typeof fields>;

/** Validated together with the fields, so that everything to correct is told at once. */
const always = () => true;

/**
 * Between today and the last day the programme's version allows, both included: no agreement may promise a later one.
 * The limit of a problem is that day at a moment that has its date all over Europe.
 */
const withinProgram = ({ terms }: Program, today: string) =>
  z.check<Pick<Plan, 'planned_completion_date'>>(
    ({ value, issues }) => {
      const { planned_completion_date: input } = value;
      const path = ['planned_completion_date'];
      if (!input) return;
      if (input < today) issues.push({ code: 'custom', message: 'date_past', path, input });
      if (input <= terms.lastDay) return;
      issues.push({
        code: 'too_big',
        origin: 'date',
        maximum: momentOf(terms.lastDay),
        message: 'date_late',
        path,
        input,
      });
    },
    { when: always } as object,
  );

/** The planned day alone, as a call sends it. */
export const plannedDay = (program: Program, today: string) =>
  z.pick(plan, { planned_completion_date: true }).check(withinProgram(program, today));

/**
 * The step for one programme on one day: the date lies within the programme, and a programme with a list of
 * installers wants one of them, the applicant, or the name of another.
 */
export const planning = (program: Program, today: string) =>
  ({
    id: 'planning',
    path: 'planning',
    when: getsAQuote,
    schema: fields.check(
      withinProgram(program, today),
      z.refine((plan) => !plan.selected_installer || isInstallerOffered(program, plan.selected_installer), {
        error: 'choose_installer',
        path: ['selected_installer'],
        when: always,
      }),
      z.refine((plan) => isInstallerNamed(program, plan), {
        error: 'name_installer',
        path: ['will_install_by'],
        when: always,
      }),
    ),
  }) as const;

/** Who may be chosen: an installer of the programme's list, oneself, or somebody not listed. */
function isInstallerOffered(program: Program, key: string): boolean {
  const listed = program.installer.kind === 'from-list' ? program.installer.installers : [];
  return key === byTheCustomer || key === notListed || listed.some((installer) => installer.key === key);
}

function isInstallerNamed(program: Program, plan: Plan): boolean {
  if (program.installer.kind === 'free-text' || plan.selected_installer !== notListed) return true;
  return Boolean(plan.will_install_by);
}

export const planningFields = fields;

export type PlanningAnswers = Typed<typeof planningFields>;
