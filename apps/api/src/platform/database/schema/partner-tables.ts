export interface PartnerLogoTable {
  partner_id: string;
  sha256: string;
  /** Base64. */
  png: string;
  made_at: Date;
}

export interface PartnerNoticeTable {
  partner_id: string;
  person_id: string;
}

export interface PlatformAdministratorTable {
  person_id: string;
  given_at: Date;
}

export interface PartnerTables {
  partner_logo: PartnerLogoTable;
  partner_notice: PartnerNoticeTable;
  platform_administrator: PlatformAdministratorTable;
}
