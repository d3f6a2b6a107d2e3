import type { OwnSignatureFault, PersonMatch } from '@ndp/domain/identifiers/own-signature.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

/** What was found in a document that came back with a signature made elsewhere. */
export const ownSignatureMessages = {
  file: { pl: 'Plik', en: 'File' },
  file_is: {
    pl: 'zaczyna się bajt po bajcie wysłanym dokumentem; dodano do niego tylko podpis',
    en: 'begins byte for byte with the document that was sent; only the signature was added',
  },
  file_hash: { pl: 'Skrót SHA-256 otrzymanego pliku', en: 'SHA-256 of the file received' },
  signature: { pl: 'Podpis w pliku', en: 'Signature in the file' },
  fits: { pl: 'zgodny z treścią pliku ({algorithm})', en: 'fits the content of the file ({algorithm})' },
  person: { pl: 'Osoba', en: 'Person' },
  certificate: { pl: 'Certyfikat', en: 'Certificate' },
  holder: {
    pl: '{holder}; wystawca: {issuer}; ważny od {from} do {to}',
    en: '{holder}; issued by {issuer}; valid from {from} to {to}',
  },
  time: { pl: 'Czas', en: 'Time' },
  claimed: { pl: 'według podpisującego: {at}', en: 'according to the signer: {at}' },
  stamped: { pl: 'znacznik czasu: {at} ({by})', en: 'time stamp: {at} ({by})' },
  stamp_trusted: { pl: 'znacznik z listy zaufanych', en: 'the stamp is on the trust list' },
  stamp_unknown: { pl: 'znacznika nie ma na liście zaufanych', en: 'the stamp is not on the trust list' },
  no_time: { pl: 'podpis go nie podaje', en: 'the signature does not say' },
  trust: { pl: 'Zaufanie', en: 'Trust' },
  trusted: {
    pl: 'certyfikat prowadzi do listy zaufanych: {trusted}',
    en: 'the certificate leads to the trust list: {trusted}',
  },
  not_trusted: {
    pl: 'certyfikat nie prowadzi do żadnego z listy zaufanych',
    en: 'the certificate leads to none on the trust list',
  },
  reason: { pl: 'Powód wpisany w podpis', en: 'Reason written into the signature' },
  unchecked: { pl: 'Nie sprawdzono', en: 'Not checked' },
  unchecked_is: {
    pl: 'czy certyfikat unieważniono i czy podpis jest kwalifikowany',
    en: 'whether the certificate was revoked, and whether the signature is qualified',
  },
} satisfies Messages;

/** How the person of the certificate stands to who was asked. */
export const personMatches: Readonly<Record<PersonMatch, Message>> = {
  same: { pl: 'to osoba z wniosku', en: 'is the person of the application' },
  other: { pl: 'to inna osoba niż we wniosku', en: 'is another person than the application’s' },
  unnamed: {
    pl: 'certyfikat nie podaje imienia i nazwiska',
    en: 'the certificate gives no first and last name',
  },
  representative: {
    pl: '{holder}; czy może reprezentować, certyfikat nie mówi',
    en: '{holder}; whether they may represent, the certificate does not say',
  },
};

/** Why a file that came back is not taken, and what to do. */
export const ownSignatureFaults: Readonly<Record<OwnSignatureFault, Message>> = {
  no_signature: {
    pl: 'W tym pliku nie ma podpisu. Podpisz pobrany dokument w swoim programie do podpisu i wyślij plik, który ten program zapisze.',
    en: 'There is no signature in this file. Sign the document you downloaded with your signing software, and send the file that it saves.',
  },
  other_document: {
    pl: 'To nie jest dokument z tej strony albo program zapisał go od nowa. Pobierz dokument jeszcze raz, podpisz go bez drukowania i edytowania i wyślij podpisany plik PDF (PAdES).',
    en: 'This is not the document of this page, or your software wrote it anew. Download the document again, sign it without printing or editing it, and send the signed PDF file (PAdES).',
  },
  changed: {
    pl: 'W pliku zmieniono coś więcej niż podpis, na przykład dodano stronę, tekst albo pole. Pobierz dokument jeszcze raz i tylko go podpisz.',
    en: 'More than the signature was changed in the file: a page, words or a field were added, for example. Download the document again and only sign it.',
  },
  several: {
    pl: 'Do pobranego pliku dodano więcej niż jeden podpis albo więcej niż jeden zapis zmian. Pobierz dokument jeszcze raz i podpisz go jeden raz.',
    en: 'More than one signature, or more than one saved change, was added to the downloaded file. Download the document again and sign it once.',
  },
  locked: {
    pl: 'Ten podpis zabrania dalszych podpisów, a dokument dostaje jeszcze pieczęć organizatora. Podpisz go zwykłym podpisem, bez certyfikowania i blokowania dokumentu.',
    en: 'This signature forbids any later one, but the document still receives the organiser’s seal. Sign it in the ordinary way, without certifying or locking the document.',
  },
  no_pades: {
    pl: 'Ten podpis nie jest podpisem PAdES. Wybierz w swoim programie format PAdES (podpis w pliku PDF) i podpisz pobrany dokument jeszcze raz.',
    en: 'This signature is not a PAdES signature. Choose the PAdES format (a signature within the PDF) in your software, and sign the downloaded document again.',
  },
  weak: {
    pl: 'Podpis używa zbyt słabego algorytmu, na przykład SHA-1 albo MD5. Wybierz w swoim programie SHA-256 lub mocniejszy i podpisz pobrany dokument jeszcze raz.',
    en: 'The signature uses an algorithm that is too weak, SHA-1 or MD5 for example. Choose SHA-256 or stronger in your software, and sign the downloaded document again.',
  },
  broken: {
    pl: 'Podpis nie pasuje do treści pliku albo plik jest uszkodzony. Pobierz dokument jeszcze raz, podpisz go i wyślij plik bez otwierania go w innym programie.',
    en: 'The signature does not fit the content of the file, or the file is damaged. Download the document again, sign it, and send the file without opening it in other software.',
  },
  expired: {
    pl: 'Certyfikat tego podpisu nie jest dziś ważny. Odnów go albo podpisz na tej stronie kodem z wiadomości e-mail.',
    en: 'The certificate of this signature is not valid today. Renew it, or sign on this page with a code from the email.',
  },
  other_person: {
    pl: 'Certyfikat tego podpisu wskazuje inną osobę niż ta, która ma podpisać. Podpisać musi osoba, do której przyszedł ten link. Jeśli jej dane się zmieniły, popraw je najpierw na stronie sprawy albo podpisz tutaj kodem z wiadomości e-mail.',
    en: 'The certificate of this signature names another person than the one who is to sign. The person to whom this link came has to sign. If their data have changed, correct them on the page of the case first, or sign here with a code from the email.',
  },
};
