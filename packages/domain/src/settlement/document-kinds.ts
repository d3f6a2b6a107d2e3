import type { NewHeatSource } from '../heat-sources.ts';
import type { ProjectVariant } from '../project.ts';

/** Documents of a settlement, in the order they are asked for. */
export const documentKinds = [
  'invoice',
  'proof_of_payment',
  'acceptance_report',
  'removal_proof',
  'energy_label',
  'energy_certificate',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What decides which documents a project needs. */
export interface SettledProject {
  readonly variant: ProjectVariant | (string & {});
  readonly heat_source?: NewHeatSource | (string & {}) | null | undefined;
}

/** A kind as it is asked of one project. */
export interface AskedKind {
  readonly kind: DocumentKind;
  /** Whether the payment needs a document of it. */
  readonly isRequired: boolean;
}

const always = () => true;
const isNonResidential = ({ variant }: SettledProject) => variant === 'non_residential';
/** A connection to the heating network is no device, and a non-residential building proves its saving otherwise. */
const hasLabel = (project: SettledProject) =>
  project.heat_source !== 'city_heating' && !isNonResidential(project);

/** Which projects are asked for a kind, and whether they must bring it. */
const rows: Readonly<Record<DocumentKind, { asked: (of: SettledProject) => boolean; isRequired: boolean }>> =
  {
    invoice: { asked: always, isRequired: true },
    proof_of_payment: { asked: always, isRequired: true },
    acceptance_report: { asked: always, isRequired: true },
    removal_proof: { asked: always, isRequired: true },
    energy_label: { asked: hasLabel, isRequired: true },
    energy_certificate: { asked: isNonResidential, isRequired: true },
    other: { asked: always, isRequired: false },
  };

/** The kinds of documents a project is asked for, in their order. */
export function kindsFor(project: SettledProject): readonly AskedKind[] {
  return documentKinds
    .filter((kind) => rows[kind].asked(project))
    .map((kind) => ({ kind, isRequired: rows[kind].isRequired }));
}

/** The required kinds that none of the documents is of. */
export function missingKinds(
  project: SettledProject,
  documents: readonly { readonly kind: string }[],
): readonly DocumentKind[] {
  return kindsFor(project)
    .filter(({ isRequired }) => isRequired)
    .map(({ kind }) => kind)
    .filter((kind) => !documents.some((document) => document.kind === kind));
}
