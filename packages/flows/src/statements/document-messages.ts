import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { Message } from '../message.ts';

type ListedKind = Exclude<DocumentKind, 'other'>;

/** What the settlement asks for, by its kinds; in Polish as what is submitted (accusative). */
export const settlementDocuments: Readonly<Record<ListedKind, Message>> = {
  invoice: { pl: 'faktury za urządzenie i montaż', en: 'the invoices for the device and its installation' },
  proof_of_payment: { pl: 'potwierdzenie zapłaty', en: 'proof of payment' },
  acceptance_report: {
    pl: 'protokół odbioru i uruchomienia nowego źródła ciepła',
    en: 'the report of acceptance and start-up of the new heat source',
  },
  removal_proof: {
    pl: 'dowód likwidacji albo trwałego wyłączenia dotychczasowego źródła ciepła',
    en: 'proof that the existing heat source has been removed or put out of use for good',
  },
  energy_label: {
    pl: 'kartę produktu albo etykietę energetyczną nowego źródła ciepła',
    en: 'the product card or energy label of the new heat source',
  },
  energy_certificate: {
    pl: 'świadectwo charakterystyki energetycznej albo obliczenie wskaźnika rocznego zapotrzebowania i sprawności',
    en: 'the energy performance certificate, or the calculation of the annual demand index and the efficiencies',
  },
  substation_report: {
    pl: 'protokół odbioru węzła cieplnego',
    en: 'the acceptance report of the substation',
  },
  heat_contract: { pl: 'umowę sprzedaży ciepła', en: 'the heat supply contract' },
  leak_test: {
    pl: 'protokół próby szczelności instalacji gazowej',
    en: 'the report of the leak test of the gas installation',
  },
  area_proof: {
    pl: 'dokument potwierdzający powierzchnię o regulowanej temperaturze powietrza',
    en: 'a document confirming the area with regulated air temperature',
  },
  start_up_report: {
    pl: 'protokół uruchomienia podpisany przez osobę uprawnioną',
    en: 'the start-up report signed by a licensed person',
  },
};

/** Which projects a kind is asked of, before it in a list for all of them; none: of every project. */
export const documentConditions: Readonly<Partial<Record<ListedKind, Message>>> = {
  energy_label: {
    pl: 'dla urządzenia w budynku mieszkalnym (bez przyłączenia do sieci ciepłowniczej)',
    en: 'for a device in a residential building (no connection to a heat network)',
  },
  energy_certificate: { pl: 'dla budynku niemieszkalnego', en: 'for a non-residential building' },
  substation_report: {
    pl: 'przy przyłączeniu do sieci ciepłowniczej',
    en: 'for a connection to a heat network',
  },
  heat_contract: { pl: 'przy przyłączeniu do sieci ciepłowniczej', en: 'for a connection to a heat network' },
  leak_test: { pl: 'dla urządzenia na gaz', en: 'for a device that runs on gas' },
  area_proof: { pl: 'dla budynku wielorodzinnego', en: 'for a multi-family building' },
  start_up_report: { pl: 'przy montażu we własnym zakresie', en: 'if installed without an installer' },
};
