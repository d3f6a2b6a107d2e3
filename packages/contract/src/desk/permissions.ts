/** What somebody may be at the desk of a partner; a person may be several. */
export const deskRoles = ['officer', 'approver', 'auditor', 'administrator'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Roles that are given and taken once another person of the partner has confirmed it. */
export const highRoles = ['approver', 'administrator'] as const;
export type HighRole = (typeof highRoles)[number];

export function isHighRole(role: DeskRole): role is HighRole {
  return highRoles.some((high) => high === role);
}

const reading = ['officer', 'approver', 'auditor'] as const;
const deciding = ['officer', 'approver'] as const;

/**
 * Which role may do what. Every call of the desk names one of these acts; what is not written here nobody may.
 */
export const permissions = {
  'list-cases': reading,
  'export-cases': reading,
  'read-statistics': ['officer', 'approver', 'auditor', 'administrator'],
  'read-case': reading,
  'read-file': reading,
  uncover: reading,
  assign: ['officer'],
  correct: ['officer'],
  'write-message': ['officer'],
  'judge-document': ['officer'],
  move: ['officer'],
  refuse: deciding,
  'decide-appeal': deciding,
  'look-at-flag': ['officer'],
  /** One's own last step, while its act is still allowed. */
  undo: deciding,
  'write-note': deciding,
  watch: reading,
  'read-notices': deskRoles,
  'read-payments': reading,
  'propose-payment': ['officer'],
  'clear-account': ['approver'],
  'approve-payment': ['approver'],
  'bank-files': deciding,
  'read-payment-settings': ['approver', 'auditor', 'administrator'],
  'change-payments': ['administrator'],
  'confirm-payments-change': highRoles,
  'read-budget': deskRoles,
  'change-budget': ['administrator'],
  'confirm-budget': ['approver'],
  measure: ['officer'],
  'judge-name': ['officer'],
  'begin-signing': ['officer'],
  'resend-link': ['officer'],
  'read-people': ['approver', 'auditor', 'administrator'],
  'give-roles': ['administrator'],
  /** Neither what one gave nor what one is to have. */
  'confirm-roles': highRoles,
  'read-program': ['approver', 'auditor', 'administrator'],
  'preview-program': ['approver', 'auditor', 'administrator'],
  'edit-program': ['administrator'],
  'publish-program': ['approver'],
  'read-partner': ['auditor', 'administrator'],
  'edit-partner': ['administrator'],
  'read-wording': ['auditor', 'administrator'],
  'edit-wording': ['administrator'],
  /** No role at a partner: who may open one, is told on the server. */
  'open-partner': [],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>;

/** Something that is done at the desk. */
export type DeskAct = keyof typeof permissions;

/** Whether one of these roles may do this. */
export function mayDo(roles: readonly DeskRole[], act: DeskAct): boolean {
  const allowed: readonly DeskRole[] = permissions[act];
  return roles.some((role) => allowed.includes(role));
}

/** Everything these roles may do. */
export function actsOf(roles: readonly DeskRole[]): DeskAct[] {
  return (Object.keys(permissions) as DeskAct[]).filter((act) => mayDo(roles, act));
}
