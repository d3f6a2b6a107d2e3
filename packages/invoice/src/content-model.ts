import { InvoiceRefused } from './invoice-refused.ts';
import type { XmlElement } from './xml-tree.ts';

/** What may stand between the tags of an element that holds text. */
export interface TextRule {
  readonly pattern?: RegExp;
  /** Most characters. */
  readonly most?: number;
  /** Days: between these two, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Whether white space around it, and more than one space within, is of no account. */
  readonly isLoose: boolean;
}

/** An element of a sequence, how often it may come, and what it holds; `anything` is not looked at. */
export interface Item {
  readonly name: string;
  readonly holds: TextRule | Sequence | 'anything';
  readonly least: 0 | 1;
  readonly most: number;
  /** Exactly these attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** One of these sequences; where it is optional, also none. */
interface Choice {
  readonly either: readonly Sequence[];
  readonly isOptional: boolean;
}

/** Elements in their order, as a table writes them down. */
export type Sequence = readonly (Item | Choice)[];

/** For tables: an element that must stand there once. */
export function one(name: string, holds: Item['holds'], attributes?: Item['attributes']): Item {
  return { name, holds, least: 1, most: 1, ...(attributes ? { attributes } : {}) };
}

/** For tables: an element that may be missing, and come so often. */
export function maybe(name: string, holds: Item['holds'], most = 1): Item {
  return { name, holds, least: 0, most };
}

/** For tables: one of several sequences. */
export function either(...sequences: readonly Sequence[]): Choice {
  return { either: sequences, isOptional: false };
}

/** For tables: one of several sequences, or none of them. */
export function maybeOneOf(...sequences: readonly Sequence[]): Choice {
  return { either: sequences, isOptional: true };
}

/** Where a schema lies and a version of an instance are said; of no account for what an element holds. */
const harmless = new Set(
  ['schemaLocation', 'noNamespaceSchemaLocation'].map(
    (name) => `{http://www.w3.org/2001/XMLSchema-instance}${name}`,
  ),
);

/** @throws {InvoiceRefused} structure, with the way to the element that is missing, superfluous or wrong */
export function checkElement(element: XmlElement, item: Item, namespace: string, way = ''): void {
  const here = `${way}/${element.name}`;
  const { holds, attributes = {} } = item;
  if (holds === 'anything') return;
  const given = Object.entries(element.attributes).filter(([name]) => !harmless.has(name));
  const isWhole = Object.entries(attributes).every(([name, value]) => element.attributes[name] === value);
  if (!isWhole || given.some(([name]) => attributes[name] === undefined)) refuse(here);
  if (!isSequence(holds)) {
    checkText(element, holds, here);
    return;
  }
  if (element.text.trim() !== '') refuse(here);
  const { children } = element;
  if (children.some((child) => child.namespace !== namespace)) refuse(here);
  const end = takeSequence(holds, { children, at: 0, namespace, here });
  const rest = children[end];
  if (rest) refuse(`${here}/${rest.name}`);
}

const isSequence = (holds: TextRule | Sequence): holds is Sequence => Array.isArray(holds);

interface Reading {
  readonly children: readonly XmlElement[];
  readonly at: number;
  readonly namespace: string;
  readonly here: string;
}

/** Where it ends. FA(3) is written so that one name ahead decides. */
function takeSequence(sequence: Sequence, reading: Reading): number {
  let { at } = reading;
  for (const each of sequence) {
    at = 'either' in each ? takeChoice(each, { ...reading, at }) : takeItem(each, { ...reading, at });
  }
  return at;
}

function takeItem(item: Item, { children, at, namespace, here }: Reading): number {
  let end = at;
  while (end - at < item.most) {
    const child = children[end];
    if (child?.name !== item.name) break;
    checkElement(child, item, namespace, here);
    end += 1;
  }
  return end - at < item.least ? refuse(`${here}/${item.name}`) : end;
}

function takeChoice({ either: sequences, isOptional }: Choice, reading: Reading): number {
  const next = reading.children[reading.at]?.name;
  const chosen = sequences.find((sequence) => canBegin(sequence, next));
  if (chosen) return takeSequence(chosen, reading);
  return isOptional ? reading.at : refuse(`${reading.here}/${next ?? ''}`);
}

function canBegin(sequence: Sequence, name: string | undefined): boolean {
  for (const each of sequence) {
    if ('either' in each ? each.either.some((one) => canBegin(one, name)) : each.name === name) return true;
    if ('either' in each ? !each.isOptional : each.least > 0) return false;
  }
  return false;
}

function checkText({ text, children }: XmlElement, rule: TextRule, here: string): void {
  if (children.length > 0) refuse(here);
  const value = rule.isLoose ? collapse(text) : text;
  const { pattern, most, from = value, to = value } = rule;
  if (pattern && !pattern.test(value)) refuse(here);
  if (most !== undefined && (value === '' || [...value].length > most)) refuse(here);
  if (value < from || value > to) refuse(here);
}

/** As XML reads a token: no white space around it, single spaces within. */
export function collapse(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

function refuse(where: string): never {
  throw new InvoiceRefused('structure', where);
}
