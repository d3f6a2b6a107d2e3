import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import { readSectionsOfEach } from '../../cases/store/sections.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';

/** The cases one report is about. */
export interface YearOfPartner {
  readonly partnerId: string;
  readonly year: number;
}

/** What the report says of an application. */
export interface SettledCase {
  readonly application: Application;
  /** Name of the person, or of the organisation. */
  readonly name: string | undefined;
  readonly address: string | undefined;
  /** YYYY-MM-DD. */
  readonly completion: string | undefined;
  /** Saved final energy, toe a year, 6 decimals. */
  readonly toe: number | undefined;
}

/** Statuses in which the money has gone. */
const settled = endStatuses.filter((status) => status === 'paid' || status === 'reported');

/** Applications opened in one go. */
const pageLength = 500;

/**
 * The applications of a partner that were paid and finished in a year, in the order of their completion, page by page.
 * The newest payment application counts; one that was paid without any belongs to no year and is among them, too.
 *
 * @param isLocked  until the transaction ends: they are to be changed
 */
export async function* readSettled(
  store: EncryptedStore,
  { partnerId, year }: YearOfPartner,
  isLocked = false,
): AsyncGenerator<readonly SettledCase[]> {
  const all = findSettled(store.db, partnerId, year);
  const found = await (isLocked ? all.forNoKeyUpdate('application') : all).execute();
  for (let i = 0; i < found.length; i += pageLength) {
    const page = found.slice(i, i + pageLength);
    const rows = await selectApplications(store.db)
      .where('application.partner_id', '=', partnerId)
      .where(
        'application.id',
        'in',
        page.map(({ id }) => id),
      )
      .execute();
    const opened = new Map(rows.map((row) => [row.id, openApplication(store.keys, row)]));
    const sections = await readSectionsOfEach(store.db, partnerId, [...opened.values()]);
    yield page.flatMap(({ id, completion_date }) => {
      const application = opened.get(id);
      if (!application) return [];
      const { client_info, building_address } = sections.get(id) ?? {};
      return {
        application,
        name: nameOf(client_info?.data ?? {}),
        address: addressOf(building_address?.data ?? {}),
        completion: completion_date ?? undefined,
        toe: toeOf(application),
      };
    });
  }
}

function findSettled(db: Database, partnerId: string, year: number) {
  return db
    .selectFrom('application')
    .leftJoin('payment_application as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'application.partner_id')
        .onRef('payment.application_id', '=', 'application.id'),
    )
    .select(['application.id', 'payment.completion_date'])
    .where('application.partner_id', '=', partnerId)
    .where('application.status', 'in', settled)
    .where((eb) =>
      eb.or([eb('payment.completion_date', 'like', `${year}-%`), eb('payment.completion_date', 'is', null)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_application as later')
            .select('later.n')
            .whereRef('later.partner_id', '=', 'payment.partner_id')
            .whereRef('later.application_id', '=', 'payment.application_id')
            .whereRef('later.n', '>', 'payment.n'),
        ),
      ),
    )
    .orderBy('payment.completion_date')
    .orderBy('application.reference');
}

function nameOf(client: SectionData): string | undefined {
  const organisation = textOf(client, 'building_name');
  if (organisation) return organisation;
  const [first, last] = [textOf(client, 'first_name'), textOf(client, 'last_name')];
  return first && last ? `${first} ${last}` : undefined;
}

function addressOf(address: SectionData): string | undefined {
  const [street, house, zip, city] = ['street', 'house_number', 'zip_code', 'city'].map((field) =>
    textOf(address, field),
  );
  if (!street || !house || !zip || !city) return undefined;
  const flat = textOf(address, 'apartment_number');
  return `${street} ${flat ? `${house}/${flat}` : house}, ${zip} ${city}`;
}

function toeOf({ quote }: Application): number | undefined {
  const toe = quote?.explanation.reference_value_toe;
  return toe !== undefined && toe > 0 ? toe : undefined;
}

function textOf(section: SectionData, field: string): string | undefined {
  const value = section[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
