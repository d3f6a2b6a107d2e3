import type { HelpingAnswer, HelpingLink } from '@ndp/contract/calls/helping.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type HelperSection, helperSections, shownToHelper } from '@ndp/flows/application/helping/fields.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findByLink } from '../../cases/links/links.ts';
import { type Helper, readHelper } from '../../cases/people/invited-helper.ts';
import { programContentOf, programOf } from '../../cases/program/case-program.ts';
import { readDrafts } from '../../cases/store/section-drafts.ts';
import { readSections, type SavedSections } from '../../cases/store/sections.ts';
import type { Application, Partner, SecretLink } from '../../platform/database/schema/tables.ts';

/** What a helper's link opens. */
export interface OpenedHelping {
  readonly partner: Partner;
  readonly application: Application;
  readonly link: SecretLink;
  readonly helper: Helper;
}

/** Undefined for a link that opens nothing, whatever the reason: also once the application is sent. */
export async function findHelping(
  store: EncryptedStore,
  partner: Partner,
  { token }: HelpingLink,
  now: Date,
): Promise<OpenedHelping | undefined> {
  const found = await findByLink(store, { partnerId: partner.id, token, purpose: 'helper' }, now);
  if (!found || !isOpen(found.application.status)) return undefined;
  const helper = await readHelper(store, keyOf(found.application));
  if (!helper || helper.state === 'declined') return undefined;
  return { ...found, partner, helper };
}

/** What a helper is shown: of each section the helper's fields, and nothing else of the case. */
export async function readHelping(
  store: EncryptedStore,
  { partner, application, link, helper }: OpenedHelping,
): Promise<HelpingAnswer> {
  const key = keyOf(application);
  const sections = await readSections(store, key);
  const drafts = await readDrafts(store, key);
  return {
    reference: application.reference,
    language: application.language,
    organiser: programOf(application, partner).organiser.name,
    applicant: helper.signedAs,
    state: helper.state,
    variant: String(application.project.variant),
    sections: ofEach((section) => shownToHelper(section, known(section, application, sections))),
    drafts: ofEach((section) => {
      const draft = drafts[section];
      return draft && { typed: shownToHelper(section, draft.typed), version: draft.version };
    }),
    saved: helperSections.filter((section) => sections[section]),
    expires_at: link.expires_at.toISOString(),
    ...programContentOf(application, partner),
    revision: application.revision,
  };
}

/** What a section says, or what the estimate knew of it. */
function known(section: HelperSection, { client, project }: Application, sections: SavedSections) {
  const saved = sections[section]?.data;
  if (saved) return saved;
  if (section === 'client_info') return { ...client };
  return section === 'building_address' ? { ...project } : {};
}

function ofEach<Section>(read: (section: HelperSection) => Section | undefined): Record<string, Section> {
  const entries = helperSections.map((section) => [section, read(section)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, Section>;
}
