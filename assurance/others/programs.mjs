import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/prepare.mjs';

/** Where programs of others lie that only check the product; git ignores it. */
const shelf = join(root, 'assurance/programs');

/**
 * Brings programs of the Python Package Index into a place of their own, once.
 *
 * @param pins  each as `name==version`
 * @returns the path of one of their commands
 */
export function python(name, pins) {
  const place = join(shelf, name);
  bringOnce(place, () => {
    execFileSync('python3', ['-m', 'venv', place]);
    execFileSync(join(place, 'bin/pip'), ['install', '--quiet', ...pins], { stdio: 'inherit' });
  });
  return (command) => join(place, 'bin', command);
}

/**
 * Brings programs of Maven Central with all they need, once.
 *
 * @param coordinates  each as `group:artifact:version`
 * @returns runs Java with them, and gives what it says
 */
export function java(name, coordinates) {
  const place = join(shelf, name);
  bringOnce(place, () => {
    writeFileSync(join(place, 'pom.xml'), pomOf(coordinates));
    const copy = ['-q', 'dependency:copy-dependencies', '-DoutputDirectory=lib'];
    execFileSync('mvn', copy, { cwd: place, stdio: 'inherit' });
  });
  return (args) => textOf('java', ['-cp', join(place, 'lib/*'), ...args]);
}

/**
 * Brings an archive of Maven Central and opens it, once.
 *
 * @param coordinate  `group:artifact:version:zip`
 * @returns the folder that was in it
 */
export function archive(name, coordinate) {
  const place = join(shelf, name);
  bringOnce(place, () => {
    execFileSync('mvn', ['-q', 'dependency:copy', `-Dartifact=${coordinate}`, '-DoutputDirectory=.'], {
      cwd: place,
    });
    const [zip] = readdirSync(place).filter((file) => file.endsWith('.zip'));
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, '.'], { cwd: place });
    rmSync(join(place, zip));
  });
  const [folder] = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return join(place, folder.name);
}

/**
 * Builds a program of the Go world, once.
 *
 * @param pinned  `module/path@version`
 * @returns the path of the program
 */
export function go(name, pinned) {
  const place = join(shelf, name);
  bringOnce(place, () => {
    execFileSync('go', ['install', pinned], { env: { ...process.env, GOBIN: place }, stdio: 'inherit' });
  });
  return join(place, name);
}

/**
 * Builds a program of the Go world whose module replaces another, once: `go install` builds none such.
 *
 * @param pinned  `module/path@version`
 * @param replaced  each as `module=other@version`, as the module itself has it
 * @returns the path of the program
 */
export function goWith(name, pinned, replaced) {
  const place = join(shelf, name);
  const go = (...args) => execFileSync('go', args, { cwd: place, stdio: 'inherit' });
  bringOnce(place, () => {
    writeFileSync(join(place, 'go.mod'), 'module ndp/checks\n');
    go('mod', 'edit', ...replaced.map((each) => `-replace=${each}`));
    go('get', pinned);
    go('build', '-o', name, pinned.split('@')[0]);
  });
  return join(place, name);
}

/** What a program says, whether it is content or not. @throws {Error} it is not there, or said nothing */
export function textOf(program, args, options = {}) {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: 'pipe',
      ...options,
    });
  } catch (failure) {
    if (failure.stdout) return failure.stdout;
    throw failure;
  }
}

function bringOnce(place, bring) {
  const mark = join(place, 'is-whole');
  if (existsSync(mark)) return;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  bring();
  writeFileSync(mark, '');
}

function pomOf(coordinates) {
  const dependencies = coordinates.map((each) => {
    const [group, artifact, version] = each.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>ndp</groupId><artifactId>checks</artifactId><version>1</version>
<dependencies>${dependencies.join('')}</dependencies></project>`;
}
