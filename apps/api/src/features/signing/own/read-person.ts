import type { CertifiedPerson } from '@ndp/domain/identifiers/own-signature.ts';
import type { RelativeDistinguishedNames } from 'pkijs';

const oids = { commonName: '2.5.4.3', surname: '2.5.4.4', serialNumber: '2.5.4.5', givenName: '2.5.4.42' };
const longestText = 200;

/** The person a name of a certificate stands for (EN 319 412-2); without first name and surname it is none. */
export function readPerson(name: RelativeDistinguishedNames): CertifiedPerson {
  const pesel = /^PNOPL-(\d{11})$/.exec(textOf(name, oids.serialNumber) ?? '')?.[1];
  return { givenNames: textOf(name, oids.givenName), surname: textOf(name, oids.surname), pesel };
}

/** What a certificate calls its holder or issuer. */
export function readHolder(name: RelativeDistinguishedNames): string {
  const { givenNames, surname } = readPerson(name);
  const person = givenNames && surname && `${givenNames} ${surname}`;
  const first = name.typesAndValues[0]?.value.valueBlock.value;
  return textOf(name, oids.commonName) ?? person ?? plainText(first) ?? '';
}

/** A text as it may be shown: one line, not endless; undefined for an empty one. */
export function plainText(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? undefined : line.slice(0, longestText);
}

function textOf(name: RelativeDistinguishedNames, type: string): string | undefined {
  return plainText(name.typesAndValues.find((each) => each.type === type)?.value.valueBlock.value);
}
