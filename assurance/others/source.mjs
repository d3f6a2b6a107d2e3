import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notAsked, sayNotAsked } from '../../tools/outcomes.mjs';
import { root } from '../../tools/prepare.mjs';
import { countBy, say } from '../stage/say.mjs';
import { python } from './programs.mjs';

/**
 * Semgrep over what ships. Its rules come by no registry: SEMGREP_RULES names a copy of the repository `semgrep-rules`.
 * Every rule that finds something is explained here, or it is a fault.
 *
 *   SEMGREP_RULES=… node assurance/others/source.mjs
 */
const explained = {
  'react-props-spreading': 'style: typed props are passed on',
  'react-props-in-state': 'a first value, on purpose',
  'missing-template-string-indicator': 'texts with {fields} that are filled in by say()',
  'no-replaceall': 'style for old browsers; the target has it',
  'prohibit-jquery-html': 'a tagged template called html that escapes what is put in',
  'html-in-template-string': 'written pages; what is put in is escaped, tried by markup.test.ts',
  'raw-html-format': 'a page of sentences of our own',
  'unsafe-dynamic-method': 'keys of tables typed by unions',
  'detect-non-literal-regexp': 'made of words of the source and of identifiers of our own',
  'detect-redos': 'over settings and shipped texts, never over what a visitor sends',
  'detect-replaceall-sanitization': 'the five signs of XML, in the order XML wants',
  'incomplete-sanitization': 'the one line break of a time of our own',
  'express-res-sendfile': 'a function of that name in the browser; there is no Express',
  'express-data-exfiltration': 'the same: no Express; values that have passed their schema',
  'i18next-key-format': 'there is no i18next',
  'jsx-not-internationalized': 'signs that are the same in both languages',
  'javascript-confirm': 'asked before something is thrown away',
  'js-open-redirect-from-function': 'hosts of partners and paths of our own',
  'react-href-var': 'the address of a programme, checked as its row is',
  'no-stringify-keys': 'compares two states of one form',
  'dockerfile-source-not-pinned': 'pinned by its version; whoever builds may pin the digest',
  'remove-package-cache': 'the lists of packages are removed in the same step',
  'prefer-copy-over-add': 'an archive is unpacked',
};
const rules = process.env.SEMGREP_RULES;
if (!rules) {
  sayNotAsked('Semgrep', 'SEMGREP_RULES is not set');
  process.exit(notAsked);
}
const semgrep = python('semgrep', ['semgrep==1.185.0']);
const report = join(tmpdir(), `ndp-semgrep-${process.pid}.json`);
const kinds = ['typescript', 'javascript', 'dockerfile'].flatMap((kind) => ['--config', join(rules, kind)]);
const without = ['*.test.ts', '*.test.tsx', 'testing'].flatMap((each) => ['--exclude', each]);
const options = ['--metrics=off', '--disable-version-check', '--jobs=1', '--json', '--output', report];
const places = ['apps', 'packages', 'tools', 'deploy'];
spawnSync(semgrep('semgrep'), ['scan', ...options, ...kinds, ...without, ...places], {
  cwd: root,
  stdio: 'inherit',
});
const { results, version } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(report);
const nameOf = ({ check_id }) => check_id.split('.').at(-1);
const unexplained = results.filter((found) => found.extra.severity === 'ERROR' || !explained[nameOf(found)]);
say(`Semgrep ${version}`, { findings: results.length, byRule: countBy(results.map(nameOf)) });
for (const { path, start, ...found } of unexplained)
  say('unexplained', { rule: nameOf(found), path, line: start.line });
say(unexplained.length === 0 ? 'passed' : 'failed', { unexplained: unexplained.length });
process.exit(unexplained.length === 0 ? 0 : 1);
