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
  'substation_report',
  'heat_contract',
  'leak_test',
  'area_proof',
  'start_up_report',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Those an invoice of KSeF is taken for, as the XML it is. */
export const invoiceKinds: readonly (DocumentKind | (string & {}))[] = ['invoice'];

/** Those of which photographs are compared between cases; papers of the others look alike by nature. */
export const photographedKinds: readonly (DocumentKind | (string & {}))[] = ['removal_proof', 'other'];

/** What decides which documents a project needs. */
export interface SettledProject {
  readonly variant: ProjectVariant | (string & {});
  readonly heat_source?: NewHeatSource | (string & {}) | null | undefined;
  readonly heat_source_variant?: number | null | undefined;
  /** Whether the applicant installs the device without an installer. */
  readonly is_self_installed?: boolean | null | undefined;
}

/** A kind as it is asked of one project. */
export interface RequestedKind {
  readonly kind: DocumentKind;
  /** Whether the payment needs a document of it. */
  readonly isRequired: boolean;
}

/** Heat pumps that are driven by gas. */
const gasDriven: readonly number[] = [5, 6, 7, 8];

const always = () => true;
const isNonResidential = ({ variant }: SettledProject) => variant === 'non_residential';
const isNetwork = ({ heat_source }: SettledProject) => heat_source === 'city_heating';
/** A connection to the heating network is no device, and a non-residential building proves its saving otherwise. */
const hasLabel = (project: SettledProject) => !isNetwork(project) && !isNonResidential(project);
const burnsGas = ({ heat_source, heat_source_variant: variant }: SettledProject) =>
  heat_source === 'gas_boiler' || (heat_source === 'heat_pump' && gasDriven.includes(variant ?? 0));

interface KindRow {
  readonly asked: (of: SettledProject) => boolean;
  readonly isRequired: boolean;
  /** Asked only by programmes that list it among their own. */
  readonly isOwn?: true;
}

/** Which projects are asked for a kind, and whether they must bring it. */
const rows: Readonly<Record<DocumentKind, KindRow>> = {
  invoice: { asked: always, isRequired: true },
  proof_of_payment: { asked: always, isRequired: true },
  acceptance_report: { asked: always, isRequired: true },
  removal_proof: { asked: always, isRequired: true },
  energy_label: { asked: hasLabel, isRequired: true },
  energy_certificate: { asked: isNonResidential, isRequired: true },
  substation_report: { asked: isNetwork, isRequired: true, isOwn: true },
  heat_contract: { asked: isNetwork, isRequired: true, isOwn: true },
  leak_test: { asked: burnsGas, isRequired: true, isOwn: true },
  area_proof: { asked: ({ variant }) => variant === 'apartment', isRequired: true, isOwn: true },
  start_up_report: { asked: (of) => of.is_self_installed === true, isRequired: true, isOwn: true },
  other: { asked: always, isRequired: false },
};

/** What a programme says of documents. */
interface DocumentRules {
  readonly ownDocuments: readonly DocumentKind[];
}

/** The kinds a programme may ask for beside those every one does. */
export const ownKinds: readonly DocumentKind[] = documentKinds.filter((kind) => rows[kind].isOwn);

/** Every kind the programme asks of any project, in its order: what its regulations list. */
export function kindsOf({ ownDocuments }: DocumentRules): readonly DocumentKind[] {
  return documentKinds.filter((kind) => !rows[kind].isOwn || ownDocuments.includes(kind));
}

/** The kinds of documents a project is asked for in its programme, in their order. */
export function kindsFor(project: SettledProject, program: DocumentRules): readonly RequestedKind[] {
  return kindsOf(program)
    .filter((kind) => rows[kind].asked(project))
    .map((kind) => ({ kind, isRequired: rows[kind].isRequired }));
}

/** Those asked for that are required and that none of the documents is of. */
export function missingKinds(
  requested: readonly RequestedKind[],
  documents: readonly { readonly kind: string }[],
): readonly DocumentKind[] {
  return requested
    .filter(({ isRequired }) => isRequired)
    .map(({ kind }) => kind)
    .filter((kind) => !documents.some((document) => document.kind === kind));
}
