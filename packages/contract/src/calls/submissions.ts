import { existingHeatSources } from '@ndp/domain/heat-sources.ts';
import { climateZones } from '@ndp/domain/project.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { heatSource } from '@ndp/flows/estimate/heat-source/step.ts';
import { longestInstaller, longestNote, plan, planningFields } from '@ndp/flows/estimate/planning/step.ts';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { surfaceArea } from '@ndp/flows/estimate/surface-area/step.ts';
import { oneOf, optionalText, yesOrNo } from '@ndp/flows/fields.ts';
import { town } from '@ndp/flows/town/town.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { quoteRequest } from './quote-subsidy.ts';

/** What a sent estimate is answered with. The secret link is never part of it: it travels by e-mail only. */
export const submissionAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
});
export type SubmissionAnswer = z.infer<typeof submissionAnswer>;

const { selected_installer, note, gdpr_consent: planConsent } = planningFields.shape;
const { building_name, first_name, last_name, phone_number, gdpr_consent } = clientDetails.schema.shape;

const common = {
  ...submit.schema.shape,
  subsidy: quoteRequest,
  existing_heat_source: z.nullish(oneOf(existingHeatSources, 'choose_existing')),
  /** Whether the sub-type is the usual one because the applicant does not know it yet. */
  is_sub_type_assumed: heatSource.kept.shape.is_sub_type_assumed,
  /** The town, where it is known already: the address then begins with it. */
  ...town.shape,
  ...plan.shape,
  note,
  gdpr_consent: z.optional(planConsent),
};

interface WithSubsidy {
  subsidy: { project_variant: string };
  existing_heat_source?: string | null | undefined;
}

/** The existing source is asked of homes and apartment buildings, so their applications must name it. */
function checkExistingSource<Fields extends WithSubsidy>() {
  return z.refine<Fields>(
    ({ subsidy, existing_heat_source }) =>
      subsidy.project_variant === 'non_residential' || Boolean(existing_heat_source),
    { error: 'choose_existing', path: ['existing_heat_source'] },
  );
}

const application = z.strictObject({ ...common, selected_installer }).check(checkExistingSource());

const applicationStx = z
  .strictObject({
    ...common,
    is_installed_by_the_customer: yesOrNo(),
    heater_installer_key: optionalText(longestInstaller),
    heater_custom_installer: optionalText(longestInstaller),
    heater_comments: optionalText(longestNote),
  })
  .check(
    checkExistingSource(),
    z.refine(
      (sent) =>
        sent.is_installed_by_the_customer ||
        Boolean(sent.heater_installer_key) ||
        Boolean(sent.heater_custom_installer),
      { error: 'choose_installer', path: ['heater_installer_key'] },
    ),
  );

export const submitNoEfficiency = call('POST /applications/no_efficiency', {
  mayDemandProof: true,
  summary: 'A request for contact about a building whose energy data are not known',
  status: 201,
  body: z.strictObject({
    ...submit.schema.shape,
    first_name,
    last_name,
    phone_number,
    building_name: z.optional(building_name),
    gdpr_consent: z.optional(gdpr_consent),
    ...surfaceArea.schema.shape,
    climate_zone: z.nullish(oneOf(climateZones, 'choose_zone')),
  }),
  answer: submissionAnswer,
});

export const submitApplication = call('POST /applications', {
  mayDemandProof: true,
  summary: 'Sends the estimate; the e-mailed link then opens the application',
  status: 201,
  body: application,
  answer: submissionAnswer,
});

export const submitApplicationStx = call('POST /applications/stx', {
  mayDemandProof: true,
  summary: 'The same for a programme with its own list of installers',
  status: 201,
  body: applicationStx,
  answer: submissionAnswer,
});
