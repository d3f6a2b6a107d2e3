import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const specifier = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const isTest = /\.(test|spec|bench)\.tsx?$/;
const isHelper = /\/testing\//;

/**
 * Files git tracks, or would track.
 *
 * @returns {string[]}
 */
export function trackedFiles() {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return names.split('\n').filter((file) => file !== '' && existsSync(`${root}/${file}`));
}

/**
 * Who imports whom below a folder, types included; paths within the folder. Tests are left out, and their helpers
 * except where the folder is one of helpers.
 *
 * @param {string} folder
 * @returns {[from: string, to: string][]}
 */
export function importsBelow(folder) {
  const files = trackedFiles().filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      /\.(ts|tsx)$/.test(file) &&
      !isTest.test(file) &&
      (isHelper.test(`${folder}/`) || !isHelper.test(file)),
  );
  const within = (path) => path.slice(folder.length + 1);
  return files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(specifier)].flatMap(([, path]) => {
      const target = posix.join(posix.dirname(file), path);
      return target.startsWith(`${folder}/`) ? [[within(file), within(target)]] : [];
    }),
  );
}

/**
 * What goes round in a circle: at every folder its files and its folders, each as one, must not import their way
 * back. That rules out circles of files and of folders alike.
 *
 * @param {[string, string][]} imports
 * @returns {string[]} `folder: child → child → …`
 */
export function circlesIn(imports) {
  const levels = new Map();
  for (const [from, to] of imports) {
    const [one, other] = [from.split('/'), to.split('/')];
    const depth = one.findIndex((part, i) => part !== other[i]);
    if (depth === -1) continue;
    const level = one.slice(0, depth).join('/');
    const arrows = levels.get(level) ?? new Map();
    levels.set(level, arrows.set(one[depth], (arrows.get(one[depth]) ?? new Set()).add(other[depth])));
  }
  return [...levels].flatMap(([level, arrows]) => {
    const circle = findCircle(arrows);
    return circle ? [`${level || '.'}: ${circle.join(' → ')}`] : [];
  });
}

function findCircle(arrows) {
  const done = new Set();
  const walk = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of arrows.get(node) ?? []) {
      const circle = walk(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of arrows.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return undefined;
}
