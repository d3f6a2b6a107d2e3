import type { ApplicationStepId, SectionDraft } from './application.flow.ts';
import type { SectionScreen } from './section-screen.tsx';

/** The screen of each section, loaded when it is first shown. A section without one does not compile. */
export const applicationScreens: Readonly<
  Record<ApplicationStepId, () => Promise<SectionScreen<SectionDraft>>>
> = {
  applicant: async () => (await import('./applicant/screen.tsx')).applicantScreen,
  'building-address': async () => (await import('./building-address/screen.tsx')).buildingAddressScreen,
  'building-info': async () => (await import('./building-info/screen.tsx')).buildingInfoScreen,
  settlement: async () => (await import('./settlement/screen.tsx')).settlementScreen,
  consent: async () => (await import('./consent/screen.tsx')).consentScreen,
};
