import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasPostgres } from '../assurance/stage/postgres.mjs';
import { findBrowser } from './browser.mjs';

const browser = {
  program: 'Chromium',
  package: 'chromium-headless-shell fonts-dejavu-core',
  why: 'the journeys are walked in it',
  isThere: () => findBrowser() !== undefined,
};
const poppler = { package: 'poppler-utils', why: 'reads documents and signatures as other programs do' };
const documents = ['pdftotext', 'pdfsig'].map((program) => ({ program, ...poppler }));
const openssl = { program: 'openssl', package: 'openssl', why: 'verifies seals and time stamps' };
const firefox = { program: 'firefox-esr', package: 'firefox-esr', why: 'walks a journey' };
const xvfb = { program: 'Xvfb', package: 'xvfb', why: 'is the screen of WebKitGTK and of Orca' };
const postgres = {
  program: 'PostgreSQL',
  package: 'postgresql',
  why: 'the API and the journeys are tried on it',
  isThere: hasPostgres,
};

/** The programs that checks need: a row is a program, the Debian package that brings it, and its use. */
export const needs = {
  postgres: [postgres],
  journeys: [browser, ...documents, openssl],
  test: [
    browser,
    ...documents,
    openssl,
    postgres,
    { program: 'git', package: 'git', why: 'lists the files of the repository' },
    { program: 'flock', package: 'util-linux', why: 'locks the data folder' },
    { program: 'qpdf', package: 'qpdf', why: 'packs PDFs as other programs do' },
    { program: 'nginx', package: 'nginx-light', why: 'runs a proxy of deploy/' },
    { program: 'caddy', package: 'caddy', why: 'runs a proxy of deploy/' },
    { program: 'haproxy', package: 'haproxy', why: 'runs a proxy of deploy/' },
    { program: 'promtool', package: 'prometheus', why: 'tries the alerts of deploy/' },
    { program: 'amtool', package: 'prometheus-alertmanager', why: 'is told by the alerts of deploy/' },
  ],
  assurance: [
    { program: 'pgbouncer', package: 'pgbouncer', why: 'stands before the database' },
    { program: 'pgrep', package: 'procps', why: 'finds the processes to freeze' },
    { program: 'xmllint', package: 'libxml2-utils', why: 'compares invoices with their official schema' },
  ],
  otherBrowsers: [
    firefox,
    { program: 'WebKitWebDriver', package: 'webkit2gtk-driver', why: 'walks a journey' },
    xvfb,
  ],
  orca: [
    firefox,
    xvfb,
    { program: 'orca', package: 'orca', why: 'reads pages out' },
    { program: 'xdotool', package: 'xdotool', why: 'is the keyboard' },
    { program: 'dbus-run-session', package: 'dbus-daemon', why: 'lets Orca ask Firefox' },
  ],
};

/** Where a program stands, or undefined; Debian keeps those of servers off the path of ordinary users. */
export function findProgram(program, path = process.env.PATH ?? '') {
  return [...path.split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}

/** The rows whose program is not on this machine. */
export function lackingOf(rows) {
  return rows.filter(({ program, isThere = () => findProgram(program) !== undefined }) => !isThere());
}

/** Brings what lacks when this runs as root of a Debian machine; otherwise asks for all of it and ends. */
export function bring(rows) {
  askFor(rows);
  const lacking = lackingOf(rows);
  if (lacking.length > 0) install([...new Set(lacking.map((row) => row.package))]);
  endWithout(lackingOf(rows));
}

/** Asks for all that lacks and ends, where it cannot be brought. */
export function askFor(rows) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) endWithout(lackingOf(rows));
}

function endWithout(lacking) {
  if (lacking.length === 0) return;
  console.error(sentenceOf(lacking));
  process.exit(1);
}

/** One sentence that names every program that lacks, its use, and the command that brings them all. */
export function sentenceOf(lacking) {
  const names = lacking.map(({ program, why }) => `${program} (${why})`).join(', ');
  const packages = [...new Set(lacking.map((row) => row.package))].join(' ');
  return `This machine lacks ${names}: install them first (Debian: apt-get install ${packages}).`;
}

/** What comes is needed as a program only: no service of it starts (Debian policy, 9.3.3). */
const startsNothing = '/usr/sbin/policy-rc.d';

function install(packages) {
  console.log(`Installing ${packages.join(' ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const isOurs = !existsSync(startsNothing);
  if (isOurs) writeFileSync(startsNothing, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages.flatMap((each) => each.split(' ')));
  } finally {
    if (isOurs) rmSync(startsNothing, { force: true });
  }
}
