import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './built-files.ts';

/** The style of one page. */
export interface PageStyle {
  readonly text: string;
  /** The files it is taken from, which need not be fetched again. */
  readonly files: readonly string[];
}

interface Sheet {
  readonly file: string;
  readonly text: string;
  readonly isEveryPages: boolean;
  readonly classes: ReadonlySet<string>;
}

/** Classes of a style sheet, and a few decimals, which no page has for a class. */
const classNames = /\.([A-Za-z_][\w-]*)/g;

/**
 * The style sheets of a built portal.
 *
 * @returns gives the style that a page needs to be shown: that of every page, and each sheet that speaks of a class which
 *   stands in it
 */
export function readStyles(folder: string): (html: string) => PageStyle {
  const files = new Map<string, boolean>();
  for (const { css = [], isEntry = false } of Object.values(readManifest(folder))) {
    for (const file of css) files.set(file, isEntry || (files.get(file) ?? false));
  }
  const sheets = [...files].map(([file, isEveryPages]): Sheet => {
    const text = readFileSync(join(folder, file), 'utf8').trim();
    return {
      file,
      text,
      isEveryPages,
      classes: new Set([...text.matchAll(classNames)].map(([, name = '']) => name)),
    };
  });
  const inOrder = sheets.sort((one, other) => Number(other.isEveryPages) - Number(one.isEveryPages));
  return (html) => {
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const needed = inOrder.filter(
      ({ isEveryPages, classes }) => isEveryPages || [...classes].some((name) => used.has(name)),
    );
    return { text: needed.map(({ text }) => text).join(''), files: needed.map(({ file }) => `/${file}`) };
  };
}
