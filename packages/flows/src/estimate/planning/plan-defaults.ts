import type { Program } from '@ndp/domain/programs/program.ts';
import type { Typed } from '../../fields.ts';
import { type Language, say } from '../../message.ts';
import { planningMessages as messages } from './messages.ts';
import { notListed, type planningFields } from './step.ts';

/** What of a plan stands there before anybody answers. */
type PlanDefaults = Pick<
  Typed<typeof planningFields>,
  'planned_completion_date' | 'heater_model_name' | 'selected_installer'
>;

/**
 * What most can say of their plan at this point: by the last day, no model yet, by a company. None of it where it was
 * answered, nor a company where the programme has installers to choose from.
 *
 * @param today  `YYYY-MM-DD`
 */
export function planDefaults(
  draft: PlanDefaults,
  {
    program,
    today,
    language,
  }: { readonly program: Program; readonly today: string; readonly language: Language },
): PlanDefaults {
  const { lastDay } = program.terms;
  return {
    ...(draft.planned_completion_date === undefined &&
      today <= lastDay && { planned_completion_date: lastDay }),
    ...(draft.heater_model_name === undefined && {
      heater_model_name: say(messages.model_unknown_text, language),
    }),
    ...(draft.selected_installer === undefined &&
      program.installer.kind === 'free-text' && { selected_installer: notListed }),
  };
}
