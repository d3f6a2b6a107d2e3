/**
 * What is typed in each section before it is saved, under the wire's names. A null stands for a field that the
 * applicant does not have; what was never touched is undefined.
 */
export interface ApplicantDraft {
  readonly client_type?: 'owner' | 'co_owner' | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly building_name?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly contact_email?: string | null | undefined;
  readonly pesel?: string | null | undefined;
  readonly nip?: string | null | undefined;
  readonly regon?: string | null | undefined;
  /** Null: the organisation has no entry in the register. Leave it undefined until the section was saved. */
  readonly krs?: string | null | undefined;
}

/** Names, not ids: the units of the register are found again from them. */
export interface AddressDraft {
  readonly province?: string | null | undefined;
  readonly county?: string | null | undefined;
  readonly community?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly house_number?: string | null | undefined;
  readonly apartment_number?: string | null | undefined;
  readonly zip_code?: string | null | undefined;
}

export interface BuildingInfoDraft {
  readonly land_registry_number?: string | null | undefined;
  readonly mortgage_registry_number?: string | null | undefined;
}

export interface SettlementDraft {
  readonly bank_account_holder_name?: string | null | undefined;
  readonly iban_number?: string | null | undefined;
}

export interface ConsentDraft {
  readonly consent_regulations?: boolean | null | undefined;
  readonly consent_co_owners_consent?: boolean | null | undefined;
  readonly consent_gdpr_clause_obliged_entity?: boolean | null | undefined;
  readonly consent_regulations_obliged_entity?: boolean | null | undefined;
  readonly consent_implementation?: boolean | null | undefined;
  /** A co-owner who is not on the list yet. */
  readonly co_owner_name?: string | null | undefined;
  readonly co_owner_email?: string | null | undefined;
}

/** What a frame that serves every section hands to a screen; each screen reads its own fields. */
export interface SectionDraft
  extends ApplicantDraft,
    AddressDraft,
    BuildingInfoDraft,
    SettlementDraft,
    ConsentDraft {}
