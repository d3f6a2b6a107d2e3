import type { Language } from '@ndp/flows/message.ts';
import { localeOf } from '@ndp/flows/message.ts';
import PDFDocument from 'pdfkit';
import { fontNames, openFonts } from './fonts.ts';
import type { Ink } from './ink.ts';
import { page, type Sheet } from './sheet.ts';

/** What a reader program shows about the file. Nothing personal belongs here. */
export interface SheetFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The fingerprint: it also makes the identifier of the file its own. */
  readonly keywords: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly language: Language;
}

/**
 * An empty tagged PDF/A-3a and PDF/UA-1 of A4 pages, its fonts at hand. The clock is never read.
 *
 * pdfkit brings the sRGB profile of the output intent with it.
 */
export function openSheet(facts: SheetFacts, ink: Ink): Sheet {
  const fonts = openFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, right: page.right, bottom: page.bottom, left: page.left },
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: localeOf[facts.language],
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: infoOf(facts),
    // Without a font of ours pdfkit opens Helvetica, which PDF/A forbids to leave unembedded. The types know paths only.
    font: fonts.regular as unknown as string,
  });
  doc.appendXML(universalAccess);
  doc.registerFont(fontNames.strong, fonts.strong as unknown as string);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, ink, boxes: [], printable: new Map(), heights: new Map() };
}

/** Says that the file is PDF/UA-1 (ISO 14289-1, 5), with the schema PDF/A asks for where a property is not its own. */
const universalAccess = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
  <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

function infoOf({ title, author, subject, keywords, date }: SheetFacts): PDFKit.DocumentInfo {
  return {
    Title: toMetadata(title),
    Author: toMetadata(author),
    Subject: toMetadata(subject),
    Keywords: keywords,
    Creator: 'NDP',
    Producer: 'PDFKit',
    CreationDate: new Date(`${date}T00:00:00Z`),
  };
}

/** pdfkit copies these texts into XML as they are: without its signs they read the same in both places. */
function toMetadata(text: string): string {
  return text.replaceAll('&', '+').replace(/[<>]/g, '');
}

/** All bytes of a document that was ended. */
export async function collectBytes(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
