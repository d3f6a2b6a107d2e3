import type { Messages } from '../../message.ts';
import { type AnswerRow, type AnswersTo, nameOf, type Questions } from '../../question.ts';
import { consentMessages } from '../consent-messages.ts';
import { planningMessages as messages } from './messages.ts';
import { byTheCustomer, notListed, type planningFields } from './step.ts';

/** Who installs where no name is given. */
export const installerWords = {
  [byTheCustomer]: { pl: 'wnioskodawca (montaż samodzielny)', en: 'the applicant (own installation)' },
  [notListed]: {
    pl: 'firma instalacyjna (jeszcze nie wybrana)',
    en: 'an installation company (not chosen yet)',
  },
} as const satisfies Messages;

/** Who installs, by name or by one of these words; the estimate itself knows only how it was answered. */
type InstallerAnswer = {
  readonly installer?: string | null;
};

const planned: AnswerRow<AnswersTo<typeof planningFields>> = {
  label: { pl: 'Planowane zakończenie', en: 'Planned completion' },
  value: ({ planned_completion_date: date }, { day }) => date && day(date),
};

const installer = { pl: 'Wykonawca', en: 'Installer' };

const otherFunding: AnswerRow<AnswersTo<typeof planningFields>> = {
  label: { pl: 'Inne dofinansowanie tego przedsięwzięcia', en: 'Other funding of this project' },
  value: ({ is_other_funding: isFunded }, { say }) =>
    isFunded == null ? null : say(isFunded ? { pl: 'tak', en: 'yes' } : { pl: 'nie', en: 'no' }),
};

const remark: AnswerRow<AnswersTo<typeof planningFields>> = {
  label: { pl: 'Uwagi wnioskodawcy', en: 'Comments of the applicant' },
};

/** In the order the application prints them. */
export const planningQuestions = {
  is_existing_heat_source_eliminated: {
    label: messages.eliminated,
    shown: {
      label: { pl: 'Likwidacja starego źródła ciepła', en: 'Removal of the old heat source' },
      value: ({ is_existing_heat_source_eliminated: isPromised }, { say }) =>
        isPromised ? say({ pl: 'zostanie zlikwidowane', en: 'will be removed' }) : null,
    },
    printed: {
      label: { pl: 'Likwidacja starego źródła ciepła', en: 'Removal of the old heat source' },
      value: ({ is_existing_heat_source_eliminated: isPromised }, { say }) =>
        isPromised
          ? say({
              pl: 'tak, zostanie zlikwidowane albo trwale wyłączone z użytku',
              en: 'yes, it will be removed or put out of use for good',
            })
          : null,
    },
  },
  heater_model_name: {
    label: messages.model,
    shown: { label: { pl: 'Urządzenie', en: 'Device' } },
    printed: { label: { pl: 'Nazwa i model', en: 'Name and model' } },
  },
  selected_installer: {
    label: messages.installer,
    shown: {
      label: installer,
      value: ({ installer, will_install_by, selected_installer }, format) =>
        nameOf(installerWords, installer ?? (will_install_by || selected_installer), format),
    },
    printed: { label: installer, value: ({ installer }) => installer },
  },
  will_install_by: {
    label: messages.company_name,
    shown: { with: 'selected_installer' },
    printed: { with: 'selected_installer' },
  },
  planned_completion_date: { label: messages.completion_date, shown: planned, printed: planned },
  is_other_funding: { label: messages.other_funding, shown: otherFunding, printed: otherFunding },
  note: { label: messages.note, shown: remark, printed: remark },
  gdpr_consent: {
    label: consentMessages.consent,
    shown: { leftOut: 'given for the estimate; the application asks for consents of its own' },
    printed: { leftOut: 'given for the estimate; the application asks for consents of its own' },
  },
} satisfies Questions<typeof planningFields, InstallerAnswer>;
