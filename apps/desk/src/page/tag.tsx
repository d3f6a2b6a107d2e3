import type { Party } from '@ndp/domain/case/action.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { movesForOffice } from '@ndp/flows/application/move-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import styles from './tag.module.css';

export type Tone = 'plain' | 'info' | 'warning' | 'ok' | 'danger' | 'violet';

interface TagProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A word with its picture and colour. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone] ?? ''}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** Who works on a case tells its colour: amber is the office, blue the applicant, violet signatures and bank. */
const looks: Readonly<Record<ApplicationStatus, readonly [Tone, IconName]>> = {
  submitted: ['plain', 'clock'],
  verified: ['info', 'pen'],
  in_completion: ['info', 'pen'],
  completed: ['warning', 'file'],
  under_review: ['warning', 'eye'],
  correction_requested: ['info', 'back'],
  contract_sent: ['violet', 'pen'],
  contract_signed: ['info', 'tick'],
  in_realisation: ['info', 'tools'],
  payment_requested: ['warning', 'coins'],
  settlement_review: ['warning', 'eye'],
  paid: ['ok', 'tick'],
  reported: ['ok', 'tick'],
  rejected: ['danger', 'cross'],
  appealed: ['warning', 'back'],
  withdrawn: ['plain', 'cross'],
  expired: ['plain', 'clock'],
};

interface StatusTagProps {
  readonly status: ApplicationStatus;
  /** The status in words. */
  readonly children: ReactNode;
}

/** The status of a case, in word, picture and colour. */
export function StatusTag({ status, children }: StatusTagProps) {
  const [tone, icon] = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {children}
    </Tag>
  );
}

const partyIcons: Readonly<Record<Party, IconName>> = {
  applicant: 'person',
  officer: 'pen',
  approver: 'tick',
  bank: 'coins',
  clock: 'clock',
};

/** Whose move it is; the office’s own stands out. */
export function MoveTag({ party }: { readonly party: Party }) {
  const { say } = useLanguage();
  const isOurs = party === 'officer' || party === 'approver';
  return (
    <Tag tone={isOurs ? 'warning' : 'plain'} icon={partyIcons[party]}>
      {say(movesForOffice[party])}
    </Tag>
  );
}
