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
 * Which role may do what. Every call of the desk names one of these; nobody may do anything else.
 */
export const permissions = {
  'list-cases': reading,
  /** From a form on paper; whoever enters it decides nothing of what it leads to. */
  'enter-paper': ['officer'],
  'export-cases': reading,
  'read-statistics': ['officer', 'approver', 'auditor', 'administrator'],
  'read-case': reading,
  'read-file': reading,
  /** All of a case leaves the house: not for whoever approves its payment, nor for whoever reads no case. */
  'export-case': ['officer', 'auditor'],
  /** Whoever takes out case files draws which ones. */
  'draw-sample': ['officer', 'auditor'],
  uncover: reading,
  assign: ['officer'],
  /** Each case of it needs the permission of the act, too. */
  'run-bulk': ['officer'],
  snooze: deciding,
  'label-case': deciding,
  'read-absences': deskRoles,
  /** Officers of themselves, administrators of anybody. */
  'set-substitute': ['officer', 'administrator'],
  correct: ['officer'],
  'write-message': ['officer'],
  /** Of an owner who cannot: to whom the duties are handed over. */
  'name-new-owner': ['officer'],
  'judge-document': ['officer'],
  move: ['officer'],
  refuse: deciding,
  'decide-appeal': deciding,
  'look-at-flag': ['officer'],
  /** One's own last step, while its act is still allowed. */
  undo: deciding,
  'write-note': deciding,
  'ask-opinion': deciding,
  /** Whoever reads the case may be asked; only who was asked answers. */
  'answer-opinion': reading,
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
  'read-regulator-report': deskRoles,
  'propose-regulator-report': ['officer', 'administrator'],
  /** Not what one proposed. */
  'release-regulator-report': highRoles,
  'download-regulator-report': ['officer', 'approver', 'administrator'],
  'read-erasures': deskRoles,
  'propose-erasure': ['officer'],
  /** Not what one proposed. */
  'confirm-erasure': highRoles,
  'erase-due': ['administrator'],
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
  'read-audit': ['auditor', 'administrator'],
  'export-audit': ['auditor', 'administrator'],
  /** No role at a partner: who may open one, is told on the server. */
  'open-partner': [],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>;

/** The permission a call of the desk needs. */
export type DeskPermission = keyof typeof permissions;

/** Whether one of these roles has a permission. */
export function mayDo(roles: readonly DeskRole[], permission: DeskPermission): boolean {
  const allowed: readonly DeskRole[] = permissions[permission];
  return roles.some((role) => allowed.includes(role));
}

/** The permissions of these roles together. */
export function permissionsOf(roles: readonly DeskRole[]): DeskPermission[] {
  return (Object.keys(permissions) as DeskPermission[]).filter((each) => mayDo(roles, each));
}
