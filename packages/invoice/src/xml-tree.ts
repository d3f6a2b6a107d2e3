import { SaxesParser } from 'saxes';
import { InvoiceRefused } from './invoice-refused.ts';

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** By their full names, without declarations of namespaces. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own characters, joined. */
  readonly text: string;
}

/** KSeF takes 3 MB with attachments. */
const mostBytes = 3 * 1024 * 1024;
const mostElements = 200_000;
/** FA(3) itself goes eight deep. */
const deepest = 16;

type Growing = XmlElement & { readonly children: XmlElement[]; text: string };

/**
 * The elements of an XML file. A document type is refused, so nothing of it is ever expanded or fetched.
 *
 * @throws {InvoiceRefused} damaged, doctype, too_large
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > mostBytes) throw new InvoiceRefused('too_large');
  const open: Growing[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) throw new InvoiceRefused('damaged', encoding);
  });
  parser.on('doctype', () => {
    throw new InvoiceRefused('doctype');
  });
  parser.on('error', ({ message }) => {
    throw new InvoiceRefused('damaged', message);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > mostElements || open.length >= deepest) throw new InvoiceRefused('too_large');
    const own = Object.values(attributes).filter(
      ({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns',
    );
    const named = Object.fromEntries(
      own.map(({ uri, local, value }) => [uri ? `{${uri}}${local}` : local, value]),
    );
    const element = { name: local, namespace: uri, attributes: named, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(decode(bytes)).close();
  if (!root) throw new InvoiceRefused('damaged');
  return root;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvoiceRefused('damaged', 'not UTF-8');
  }
}
