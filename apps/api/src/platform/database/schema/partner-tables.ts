import type { LabelColor } from '@ndp/contract/desk/labels.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface PartnerTable {
  id: string;
  aliases: string[];
  title: string;
  brand_title: string;
  /** Null: the colour of the environment. */
  primary_color: string | null;
  secondary_color: string | null;
  logo: string;
  is_logo_inverse: boolean;
  program_id: string;
  obliged_entity_id: number;
  contact_email: string;
  contact_phone: string;
  /** Whom its mails come from; null: the title. */
  sender_name: string | null;
  /** Where answers to its mails go; null: the contact. */
  reply_email: string | null;
  /** Whether its portal shows how many cases it has. */
  is_counted_openly: boolean;
  /** When its desk changed it last; null: it is as it came. */
  edited_at: Date | null;
  /** Whether its cases are made up, for officers to practise on; fixed when it is opened. */
  is_training: boolean;
}

interface PartnerLogoTable {
  partner_id: string;
  sha256: string;
  /** Base64. */
  png: string;
  made_at: Date;
}

interface PartnerNoticeTable {
  partner_id: string;
  person_id: string;
}

export interface PartnerWordingTable {
  partner_id: string;
  n: GeneratedAlways<number>;
  was_pl: string;
  was_en: string;
  /** Null: the text was taken back. */
  pl: string | null;
  en: string | null;
  /** Null: it came from a file on the server. */
  made_by: string | null;
  made_at: Date;
}

interface StandardAnswerTable {
  partner_id: string;
  key: string;
  title: string;
  pl: string;
  en: string;
  made_by: string;
  made_at: Date;
}

interface LabelTable {
  partner_id: string;
  id: string;
  name: string;
  color: LabelColor;
  made_by: string;
  made_at: Date;
  /** Null: it can be put on cases. */
  retired_at: Date | null;
}

interface PlatformAdministratorTable {
  person_id: string;
  given_at: Date;
}

/** The cases of a training partner are erased and made anew. */
export interface TrainingResetTable {
  partner_id: string;
  id: string;
  asked_by: string;
  asked_at: Date;
  erased: Generated<number>;
  made: Generated<number>;
  failed: Generated<number>;
  /** Null: it is under way. */
  ended_at: Date | null;
  leased_until: Date | null;
  attempts: Generated<number>;
}

export interface PartnerTables {
  partner: PartnerTable;
  partner_logo: PartnerLogoTable;
  partner_notice: PartnerNoticeTable;
  partner_wording: PartnerWordingTable;
  standard_answer: StandardAnswerTable;
  label: LabelTable;
  platform_administrator: PlatformAdministratorTable;
  training_reset: TrainingResetTable;
}
